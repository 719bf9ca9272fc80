import { describe, expect, it } from 'vitest'
import { checkForSpam, isTimely, mayStillServe, type Submission } from './check-for-spam.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const ago = (duration: Temporal.DurationLike) => now.subtract(duration)

/** Resi Hollerer read the post, thought for a minute and wrote two sentences. */
const resi: Submission = {
  honeypot: '',
  texts: ['Resi Hollerer', 'Bei uns hing das Board drei Jahre. Mehr dazu auf https://hollerer.example'],
}

it('takes what Resi wrote', () => {
  expect(checkForSpam(resi)).toEqual({ verdict: 'human' })
})

describe('a form without a good ticket is asked once more', () => {
  it.each([
    ['without any, as without JavaScript', null],
    ['sent within a second', ago({ seconds: 1 })],
    ['from yesterday', ago({ hours: 13 })],
    ['from the future', now.add({ hours: 1 })],
  ])('%s', (_, ticketFrom) => {
    expect(isTimely(ticketFrom, now)).toBe(false)
  })

  it('two seconds after the first touch of the form it is taken, and so it is twelve hours later', () => {
    expect(isTimely(ago({ seconds: 2 }), now)).toBe(true)
    expect(isTimely(ago({ hours: 12 }), now)).toBe(true)
  })

  it('a ticket that is only too young stays good, one that is too old is exchanged', () => {
    expect(mayStillServe(ago({ seconds: 1 }), now)).toBe(true)
    expect(mayStillServe(ago({ hours: 13 }), now)).toBe(false)
    expect(mayStillServe(null, now)).toBe(false)
  })
})

describe('what looks like a machine is held, not lost', () => {
  it.each([
    ['trap', { honeypot: 'https://cheap.example' }],
    ['links', { texts: ['http://a.example http://b.example', 'www.c.example'] }],
    ['markup', { texts: ['see <a href="//cheap.example">here</a>'] }],
    ['markup', { texts: ['[URL=//cheap.example]here[/URL]'] }],
  ] as const)('%s', (sign, odd) => {
    expect(checkForSpam({ ...resi, ...odd })).toEqual({ verdict: 'suspected', signs: [sign] })
  })
})
