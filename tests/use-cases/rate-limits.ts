import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { withinLimit } from '#features/spam/spam-defence.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { rateLimit } from '#platform/db/tables.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

/** Counting uses on each kind of database. */
export function rateLimitsOn(name: string, open: () => Promise<OpenDatabase>) {
  let world: BookingWorld
  beforeAll(async () => {
    world = await openBookingWorld(await open())
  })
  afterAll(() => world.close())

  const stores = () => rateLimitStoresOn(world.database.db, 'a secret')
  const use = (of: string, now = saturday) => withinLimit(stores(), { purpose: 'words-sender', of }, now)

  it(`allows five uses in a window on ${name}, refuses the sixth, and starts again when the window has ended`, async () => {
    const allowed: boolean[] = []
    for (let number = 1; number <= 6; number++) allowed.push(await use('resi'))
    expect(allowed).toEqual([true, true, true, true, true, false])
    expect(await use('resi', saturday.add({ minutes: 10 }).subtract({ nanoseconds: 1000 }))).toBe(false)
    expect(await use('resi', saturday.add({ minutes: 10 }))).toBe(true)
  })

  it('counts each sender and each purpose by itself, and several uses in one statement', async () => {
    for (let number = 1; number <= 6; number++) await use('crowd')
    expect(await use('somebody else')).toBe(true)
    const endsAt = saturday.add({ hours: 1 })
    const uses = [
      { purpose: 'seats', key: 'wien', amount: 5, endsAt },
      { purpose: 'orders', key: 'a', amount: 1, endsAt },
    ]
    expect(await stores().count(uses, saturday)).toEqual([5, 1])
    expect(await stores().count([{ purpose: 'seats', key: 'wien', amount: 2, endsAt }], saturday)).toEqual([7])
  })

  it('knows an e-mail address however it is written', async () => {
    for (let number = 1; number <= 5; number++) await use('ines@almwerk.example')
    expect(await use(' Ines@Almwerk.example')).toBe(false)
  })

  it('counts nothing in a transaction that is rolled back', async () => {
    for (let number = 1; number <= 6; number++)
      await world.transactions
        .run(async (inside) => {
          await withinLimit(inside.rateLimits, { purpose: 'words-sender', of: 'unlucky' }, saturday)
          throw new Error('rolled back')
        })
        .catch(() => undefined)
    expect(await use('unlucky')).toBe(true)
  })

  it('keeps an address so that no one without the secret can tell whose it is', async () => {
    const address = 'mira@almwerk.example'
    const keyOf = async (secret: string) => {
      await world.database.db.delete(rateLimit)
      const limits = rateLimitStoresOn(world.database.db, secret)
      await withinLimit(limits, { purpose: 'contact-mail', of: address }, saturday)
      return (await world.all('rate_limit')).map(({ key }) => String(key))
    }
    const [one, other] = [await keyOf('a secret'), await keyOf('another secret')]
    expect(one).not.toEqual(other)
    expect(one).not.toContain(createHash('sha256').update(address).digest('base64url'))
    expect(await keyOf('a secret')).toEqual(one)
  })

  it('keeps no sender and no address in words', async () => {
    await use('mira@almwerk.example')
    const keys = (await world.all('rate_limit')).map(({ key }) => String(key))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => key.includes('mira') || key.includes('@'))).toEqual([])
  })

  it('forgets a count a day after its window', async () => {
    await world.database.db.delete(rateLimit)
    await use('resi')
    const ports = { transactions: world.transactions }
    const tidyAt = (now: Temporal.Instant) => deleteOldThings({ ...ports, clock: { now: () => now } })
    const over = saturday.add({ minutes: 10 }).toZonedDateTimeISO('Europe/Vienna').add({ days: 1 }).toInstant()
    expect((await tidyAt(over.subtract({ seconds: 1 })))['rate-limits']).toBe(0)
    expect((await tidyAt(over))['rate-limits']).toBe(1)
  })
}
