import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingSearch } from '#features/booking/records.ts'
import { searchQuery } from '#features/booking/store/booking-list.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { ListPlace } from '#platform/ports.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { bookingListOn, manyBookings } from './booking-list.ts'

bookingListOn('a PostgreSQL server', () => freshServer({ withWorld: true }))

describe('the list of twenty thousand bookings on a PostgreSQL server', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshServer()
    await database.jobs.executeSql(manyBookings(20_000), [])
    // Half of them as Austrian, a handful cancelled: filters that find much and little.
    await database.jobs.executeSql(
      `update listed_booking set country = 'AT' where ('x' || right(id::text, 1))::bit(4)::int < 8`,
    )
    await database.jobs.executeSql(
      `update listed_booking set state = 'cancelled' where id in (select id from listed_booking limit 9)`,
    )
    await database.jobs.executeSql(
      `update listed_booking set open_cents = 100, due_on = '2026-11-30' where id in (select id from listed_booking limit 99)`,
    )
    await database.jobs.executeSql(
      `update listed_booking set return_cents = 100, is_called_off = true where id in (select id from listed_booking limit 9)`,
    )
    await database.jobs.executeSql('vacuum analyze listed_booking')
  })
  afterAll(() => database.close())

  const after = { at: '2026-01-03T00:00:00Z', id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }
  it.each<[string, BookingSearch, ListPlace | null, RegExp]>([
    ['everything, newest first', {}, null, /listed_booking_at/],
    ['a page far behind', {}, after, /listed_booking_at/],
    ['what is cancelled', { state: 'cancelled' }, null, /listed_booking_state/],
    ['what comes from Austria', { country: 'AT' }, null, /listed_booking_(country|at)/],
    ['a name', { text: 'name777' }, null, /listed_booking_words/],
    ['a number', { text: '2025-1234' }, null, /listed_booking_words/],
    ['a day', { from: '2026-01-02', to: '2026-01-02' }, null, /listed_booking_at/],
    ['what is open', { outstanding: 'open' }, null, /listed_booking_owed/],
    ['what is to be given back', { outstanding: 'return' }, null, /listed_booking_return/],
    ['what was called off', { state: 'called-off' }, null, /listed_booking_called_off/],
    ['what is overdue', { outstanding: { dueBefore: '2026-12-01' } }, null, /listed_booking_owed/],
    ['one date', { workshop: 'fl2d-wien' }, null, /listed_booking_date/],
  ])('an index answers: %s', async (_, search, place, index) => {
    const { sql: text, params } = searchQuery(database.db, search, place).toSQL()
    const { rows } = await database.jobs.executeSql(`explain ${text}`, params)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan on listed_booking')
  })
})
