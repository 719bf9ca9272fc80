import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { withinLimit } from '#features/spam/spam-defence.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import { openServer } from '#platform/db/server.ts'
import { rateLimit } from '#platform/db/tables.ts'
import type { Stores } from '#platform/ports.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { saturday } from '../use-cases/booking-world.ts'
import { meeting } from './meeting.ts'

/** Fewer than the pool has connections, so that all of them can be inside their transaction at once. */
const senders = 8
const use = { purpose: 'words-sender', of: 'one sender' } as const

const open = async (url: string) =>
  openServer(url, (error) => {
    throw error
  })

it('lets all eight through a limit of five where counting and writing are two statements: the race is real', async () => {
  const url = await freshDatabase({ withTables: true })
  const database = await open(url)
  const watch = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const meet = meeting(senders, watch)
    const allowed = await Promise.all(
      Array.from({ length: senders }, () =>
        database.db.transaction((tx) => {
          const inTwoSteps: Stores['rateLimits'] = {
            async count([one]) {
              if (!one) return []
              const { purpose, key, amount, endsAt } = one
              const row = and(eq(rateLimit.purpose, purpose), eq(rateLimit.key, key))
              const [before] = await tx.select().from(rateLimit).where(row)
              await meet()
              const count = (before?.count ?? 0) + amount
              const value = { purpose, key, count, endsAt }
              await tx
                .insert(rateLimit)
                .values(value)
                .onConflictDoUpdate({ target: [rateLimit.purpose, rateLimit.key], set: { count } })
              return [count]
            },
          }
          return withinLimit(inTwoSteps, use, saturday)
        }),
      ),
    )
    expect(allowed).toEqual(Array(senders).fill(true))
  } finally {
    await watch.end()
    await database.close()
  }
})

it('lets five of forty through that come at once to two servers', async () => {
  const url = await freshDatabase({ withTables: true })
  const servers = [await open(url), await open(url)]
  try {
    const asked = Array.from({ length: 20 }, () =>
      servers.map(({ db }) => withinLimit(rateLimitStoresOn(db, 'a secret'), use, saturday)),
    )
    const allowed = await Promise.all(asked.flat())
    expect(allowed.filter(Boolean)).toHaveLength(5)
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
})

it('lets two transactions through that count the same two uses in opposite order', async () => {
  const database = await open(await freshDatabase({ withTables: true }))
  try {
    const endsAt = saturday.add({ hours: 1 })
    const [one, other] = ['a', 'b'].map((key) => ({ purpose: 'test', key, amount: 1, endsAt }))
    if (!one || !other) throw new Error('two uses')
    const orders = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [one, other] : [other, one]))
    const run = (uses: (typeof orders)[number]) =>
      database.db.transaction((tx) => rateLimitStoresOn(tx, 'a secret').count(uses, saturday))
    const counts = await Promise.all(orders.map(run))
    expect(Math.max(...counts.flat())).toBe(20)
  } finally {
    await database.close()
  }
})
