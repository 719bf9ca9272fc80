import { expect, it } from 'vitest'
import { refused } from '../result.ts'
import { type Handling, handleMessage } from './contact.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const byNora: Handling = { state: 'answered', by: 'Nora Pichler', at: saturday, note: 'Angerufen' }

it('records who answered Emre, when, and a note', () => {
  const decision = handleMessage({ state: 'open' }, { what: 'answer', by: 'Nora Pichler', note: 'Angerufen' }, saturday)
  expect(decision).toEqual({ outcome: 'done', handling: byNora })
})

it('opens what was answered once Emre asks again', () => {
  const decision = handleMessage(byNora, { what: 'reopen', by: 'Jonas Reiter' }, saturday.add({ hours: 1 }))
  expect(decision).toEqual({ outcome: 'done', handling: { state: 'open' } })
})

it.each([
  ['answered', byNora, 'answer'],
  ['open', { state: 'open' }, 'reopen'],
] as const)('lets a message that is %s be as it is when the form comes twice', (_, handling, what) => {
  const decision = handleMessage(handling, { what, by: 'Jonas Reiter' }, saturday.add({ hours: 1 }))
  expect(decision).toEqual(refused('done-before'))
})
