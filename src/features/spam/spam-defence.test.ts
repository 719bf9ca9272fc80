import { describe, expect, it } from 'vitest'
import type { KeyRing } from '#platform/ports.ts'
import { countsInMemory } from '#tests/helpers/counts-in-memory.ts'
import { createSpamDefence, type SentForm } from './spam-defence.ts'

const morning = Temporal.Instant.from('2026-11-21T08:30:00Z')

/** A defence whose clock only moves when told to. */
function openDefence(...keys: KeyRing | []) {
  const time = { now: morning, tokens: 0 }
  const defence = createSpamDefence({
    keys: [keys[0] ?? 'the key of this site', ...keys.slice(1)],
    rateLimits: countsInMemory(),
    clock: { now: () => time.now },
    randomSource: { token: () => String(++time.tokens).padEnd(43, '_') },
  })
  const wait = (duration: Temporal.DurationLike) => {
    time.now = time.now.add(duration)
  }
  return { defence, wait }
}

const fromResi = (ticket: string): SentForm => ({
  kind: 'words',
  honeypot: '',
  ticket,
  texts: ['Resi Hollerer', 'Danke!'],
  sender: 'resi',
})

describe('a form that was touched, read and filled in', () => {
  it('is taken', async () => {
    const { defence, wait } = openDefence()
    const ticket = defence.ticket()
    wait({ seconds: 40 })
    expect(await defence.check(fromResi(ticket))).toEqual({ verdict: 'human' })
  })

  it('is asked once more when it came at once, with the same ticket, and then taken', async () => {
    const { defence, wait } = openDefence()
    const ticket = defence.ticket()
    expect(await defence.check(fromResi(ticket))).toEqual({ verdict: 'unsure', ticket })
    wait({ seconds: 3 })
    expect(await defence.check(fromResi(ticket))).toEqual({ verdict: 'human' })
  })
})

describe('a form without a ticket, as browsers without JavaScript send it', () => {
  it('gets one and is accepted when sent again', async () => {
    const { defence, wait } = openDefence()
    const verdict = await defence.check(fromResi(''))
    wait({ seconds: 5 })
    expect(verdict.verdict === 'unsure' && (await defence.check(fromResi(verdict.ticket)))).toEqual({
      verdict: 'human',
    })
  })

  it.each(['x', '1795226657000.aaaaaaaaaaaaaaaa.bbbb', openDefence('another key').defence.ticket()])(
    'and so does a forged one: %s',
    async (ticket) => {
      const { defence, wait } = openDefence()
      wait({ seconds: 30 })
      const verdict = await defence.check(fromResi(ticket))
      expect(verdict).toMatchObject({ verdict: 'unsure' })
      expect(verdict.verdict === 'unsure' && verdict.ticket).not.toBe(ticket)
    },
  )
})

describe('too many', () => {
  it('are turned away from one network address, whatever their tickets, until ten minutes are over', async () => {
    const { defence, wait } = openDefence()
    const send = async () => {
      const ticket = defence.ticket()
      wait({ seconds: 2 })
      return (await defence.check(fromResi(ticket))).verdict
    }
    expect(await rotated([1, 2, 3, 4, 5, 6], send)).toEqual(['human', 'human', 'human', 'human', 'human', 'too-many'])
    wait({ minutes: 11 })
    expect(await send()).toBe('human')
  })

  it('are no sign-ups of a class that sits in one room, and leave its messages their own count', async () => {
    const { defence, wait } = openDefence()
    const send = async (kind: SentForm['kind']) => {
      const ticket = defence.ticket()
      wait({ seconds: 2 })
      return (await defence.check({ ...fromResi(ticket), kind })).verdict
    }
    const verdicts = await rotated(Array(31).fill(0), () => send('sign-up'))
    expect(new Set(verdicts.slice(0, 30))).toEqual(new Set(['human']))
    expect(verdicts.at(-1)).toBe('too-many')
    expect(await send('words')).toBe('human')
  })

  it('are turned away with one ticket, from however many addresses', async () => {
    const { defence, wait } = openDefence()
    const ticket = defence.ticket()
    wait({ seconds: 5 })
    const verdicts = await rotated(['a', 'b', 'c', 'd', 'e', 'f'], (sender) =>
      defence.check({ ...fromResi(ticket), sender }),
    )
    expect(verdicts.at(-1)).toEqual({ verdict: 'too-many' })
  })
})

async function rotated<T, R>(list: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of list) results.push(await one(item))
  return results
}
