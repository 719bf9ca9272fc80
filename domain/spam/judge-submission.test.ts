import { describe, expect, it } from 'vitest'
import { judgeSubmission, mayStillServe, type Submission } from './judge-submission.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const ago = (duration: Temporal.DurationLike) => now.subtract(duration)

/** Resi Hollerer read the post, thought for a minute and wrote two sentences. */
const resi: Submission = {
  trap: '',
  ticketFrom: ago({ minutes: 1 }),
  texts: ['Resi Hollerer', 'Bei uns hing das Board drei Jahre. Mehr dazu auf https://hollerer.example'],
  kind: 'words',
  recently: { withTicket: 0, fromAddress: 0 },
}

it('takes what Resi wrote', () => {
  expect(judgeSubmission(resi, now)).toEqual({ verdict: 'human' })
})

describe('a form without a good ticket is asked once more', () => {
  it.each([
    ['without any, as without JavaScript', null],
    ['sent within a second', ago({ seconds: 1 })],
    ['from yesterday', ago({ hours: 13 })],
    ['from the future', now.add({ hours: 1 })],
  ])('%s', (_, ticketFrom) => {
    expect(judgeSubmission({ ...resi, ticketFrom }, now)).toEqual({ verdict: 'unsure' })
  })

  it('two seconds after the first touch of the form it is taken, and so it is twelve hours later', () => {
    expect(judgeSubmission({ ...resi, ticketFrom: ago({ seconds: 2 }) }, now).verdict).toBe('human')
    expect(judgeSubmission({ ...resi, ticketFrom: ago({ hours: 12 }) }, now).verdict).toBe('human')
  })

  it('a ticket that is only too young stays good, one that is too old is exchanged', () => {
    expect(mayStillServe(ago({ seconds: 1 }), now)).toBe(true)
    expect(mayStillServe(ago({ hours: 13 }), now)).toBe(false)
    expect(mayStillServe(null, now)).toBe(false)
  })
})

it('turns the sixth within ten minutes away', () => {
  const after = (withTicket: number, fromAddress: number) =>
    judgeSubmission({ ...resi, recently: { withTicket, fromAddress } }, now).verdict
  expect([after(4, 4), after(5, 0), after(0, 5)]).toEqual(['human', 'too-many', 'too-many'])
})

it('takes the yes of a whole workshop in one room, each with a ticket of its own, and no more than thirty', () => {
  const signUp = (fromAddress: number, withTicket = 0) =>
    judgeSubmission({ ...resi, kind: 'sign-up', recently: { withTicket, fromAddress } }, now).verdict
  expect([signUp(11), signUp(19), signUp(29)]).toEqual(['human', 'human', 'human'])
  expect([signUp(30), signUp(5, 5)]).toEqual(['too-many', 'too-many'])
})

describe('what looks like a machine is held, not lost', () => {
  it.each([
    ['trap', { trap: 'https://cheap.example' }],
    ['links', { texts: ['http://a.example http://b.example', 'www.c.example'] }],
    ['markup', { texts: ['see <a href="//cheap.example">here</a>'] }],
    ['markup', { texts: ['[URL=//cheap.example]here[/URL]'] }],
  ] as const)('%s', (sign, odd) => {
    expect(judgeSubmission({ ...resi, ...odd }, now)).toEqual({ verdict: 'suspected', signs: [sign] })
  })
})
