import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderStoresOn } from '#features/booking/store/orders.ts'
import { type OpenDatabase, rowsOf } from '#platform/db/database.ts'
import { migrationsBefore } from '../helpers/migrations-before.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** On a database that is empty, even of tables. */
export function idempotencyEnds(database: () => OpenDatabase): void {
  const execute = (query: SQL) => database().db.execute(query)

  async function addOrder(number: number, key: string, state: string, registrationId: string | null = null) {
    await execute(sql`
      insert into "order" (id, number, customer_number, registration_id, state, attempt_key, placed_at, language, booker, invoice, quote, net_cents, gross_cents, newsletter)
      values (${id(number)}, ${`FD-${number}`}, 'K-1', ${registrationId}, ${state}, ${key}, '2026-11-21T08:30:00Z', 'de', '{}', '{}', '{}', 1, 1, false)`)
  }

  async function addRegistration(number: number, key: string, state: string) {
    await execute(sql`
      insert into registration (id, workshop_date_id, state, seats, created_at, attempt_key)
      values (${id(number)}, ${id(9)}, ${state}, 1, '2026-11-21T08:30:00Z', ${key})`)
  }

  const keysIn = async (table: 'order' | 'registration') =>
    rowsOf<{ key: string; ended: boolean }>(
      await execute(sql`select attempt_key as key, attempt_ended as ended from ${sql.identifier(table)} order by id`),
    )

  it('has the keys of before as they were sent, and the same form books again where its booking has ended', async () => {
    await database().prepareTables(migrationsBefore('attempts-end'))
    await execute(sql`insert into customer (number, email) values ('K-1', 'nora@example.org')`)
    await execute(sql`
      insert into workshop_date (id, slug, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, seats, waitlist)
      values (${id(9)}, 'graz', 'fl2d', 'de', 'online', '{}', 1, 1, 'Europe/Vienna', '[]', 9, true)`)
    await addRegistration(1, `waits ended ${id(1)}`, 'expired')
    await addRegistration(2, 'still waits', 'waiting')
    await addRegistration(3, `seated ended ${id(3)}`, 'cancelled')
    await addOrder(4, 'holds', 'confirmed')
    await addOrder(5, `seated ended ${id(3)}`, 'cancelled', id(3))
    await addOrder(6, `seed tickets ended ${id(6)}`, 'expired')
    await addOrder(7, `ended ${id(7)}`, 'expired')

    await database().prepareTables()

    expect(await keysIn('registration')).toEqual([
      { key: 'waits', ended: true },
      { key: 'still waits', ended: false },
      { key: 'seated', ended: true },
    ])
    expect(await keysIn('order')).toEqual([
      { key: 'holds', ended: false },
      { key: 'seated', ended: true },
      { key: 'seed tickets', ended: true },
      { key: `ended ${id(7)}`, ended: true },
    ])
    const { db } = database()
    expect(await orderStoresOn(db).findByIdempotencyKey('waits')).toBeNull()
    expect(await orderStoresOn(db).findByIdempotencyKey('seated')).toBeNull()
    expect(await orderStoresOn(db).findByIdempotencyKey('still waits')).toEqual({ kind: 'registration', id: id(2) })
    expect(await orderStoresOn(db).findByIdempotencyKey('holds')).toEqual({ kind: 'order', id: id(4) })

    await addOrder(8, 'seated', 'confirmed')
    expect(await orderStoresOn(db).findByIdempotencyKey('seated')).toEqual({ kind: 'order', id: id(8) })
    await expect(addOrder(1, 'holds', 'confirmed')).rejects.toMatchObject({ cause: { constraint: 'order_attempt' } })
    await expect(addRegistration(5, 'still waits', 'waiting')).rejects.toMatchObject({
      cause: { constraint: 'registration_attempt' },
    })
  })
}
