import { describe, expect, it } from 'vitest'
import { recentAttempts } from './recent-attempts.ts'
import { createSpamDefence, type SentForm } from './spam-defence.ts'

const morning = Temporal.Instant.from('2026-11-21T08:30:00Z')

/** A defence whose clock stands still until it is moved on. */
function house(key = 'the key of this house') {
  const time = { now: morning, tokens: 0 }
  const defence = createSpamDefence({
    key,
    clock: { now: () => time.now },
    chance: { token: () => String(++time.tokens).padEnd(43, '_') },
  })
  const wait = (duration: Temporal.DurationLike) => {
    time.now = time.now.add(duration)
  }
  return { defence, wait }
}

const fromResi = (ticket: string): SentForm => ({
  kind: 'words',
  trap: '',
  ticket,
  texts: ['Resi Hollerer', 'Danke!'],
  sender: 'resi',
})

describe('a form that was touched, read and filled in', () => {
  it('is taken', () => {
    const { defence, wait } = house()
    const ticket = defence.ticket()
    wait({ seconds: 40 })
    expect(defence.judge(fromResi(ticket))).toEqual({ verdict: 'human' })
  })

  it('is asked once more when it came at once, with the same ticket, and then taken', () => {
    const { defence, wait } = house()
    const ticket = defence.ticket()
    expect(defence.judge(fromResi(ticket))).toEqual({ verdict: 'unsure', ticket })
    wait({ seconds: 3 })
    expect(defence.judge(fromResi(ticket))).toEqual({ verdict: 'human' })
  })
})

describe('a form without a ticket, as browsers without JavaScript send it', () => {
  it('gets one and is taken when it comes again', () => {
    const { defence, wait } = house()
    const verdict = defence.judge(fromResi(''))
    wait({ seconds: 5 })
    expect(verdict.verdict === 'unsure' && defence.judge(fromResi(verdict.ticket))).toEqual({ verdict: 'human' })
  })

  it.each(['x', '1795226657000.aaaaaaaaaaaaaaaa.bbbb', house('another key').defence.ticket()])(
    'and so does a forged one: %s',
    (ticket) => {
      const { defence, wait } = house()
      wait({ seconds: 30 })
      const verdict = defence.judge(fromResi(ticket))
      expect(verdict).toMatchObject({ verdict: 'unsure' })
      expect(verdict.verdict === 'unsure' && verdict.ticket).not.toBe(ticket)
    },
  )
})

describe('too many', () => {
  it('are turned away from one network address, whatever their tickets, until ten minutes are over', () => {
    const { defence, wait } = house()
    const send = () => {
      const ticket = defence.ticket()
      wait({ seconds: 2 })
      return defence.judge(fromResi(ticket)).verdict
    }
    expect([1, 2, 3, 4, 5, 6].map(send)).toEqual(['human', 'human', 'human', 'human', 'human', 'too-many'])
    wait({ minutes: 11 })
    expect(send()).toBe('human')
  })

  it('are no sign-ups of a class that sits in one room, and leave its messages their own count', () => {
    const { defence, wait } = house()
    const send = (kind: SentForm['kind']) => {
      const ticket = defence.ticket()
      wait({ seconds: 2 })
      return defence.judge({ ...fromResi(ticket), kind }).verdict
    }
    expect(new Set(Array.from({ length: 20 }, () => send('sign-up')))).toEqual(new Set(['human']))
    expect(send('words')).toBe('human')
  })

  it('are turned away with one ticket, from however many addresses', () => {
    const { defence, wait } = house()
    const ticket = defence.ticket()
    wait({ seconds: 5 })
    const verdicts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (sender) => defence.judge({ ...fromResi(ticket), sender }).verdict,
    )
    expect(verdicts.at(-1)).toBe('too-many')
  })
})

it('forgets whoever has been quiet longest before it fills the memory', () => {
  const attempts = recentAttempts(1_000)
  attempts.note('first', morning)
  for (let number = 0; number < 10_000; number++) attempts.note(`other ${number}`, morning)
  expect(attempts.count('first', morning)).toBe(0)
  expect(attempts.count('other 9999', morning)).toBe(1)
})
