import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import * as tables from '#platform/db/tables.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)

let world: BookingWorld
let pool: pg.Pool
let watched: Database
const statements: string[] = []

beforeAll(async () => {
  const url = await freshDatabase({ withTables: true })
  world = await openBookingWorld(
    await openServer(url, (error) => {
      throw error
    }),
  )
  pool = new pg.Pool({ connectionString: url, max: 1 })
  const logger = { logQuery: (text: string) => void statements.push(text) }
  watched = drizzle(pool, { schema: tables, casing: 'snake_case', logger })
})
afterAll(async () => {
  await pool.end()
  await world.close()
})

it('writes everything else of a booking for three before it draws the number that all others wait for', async () => {
  const transactions = transactionsOn(watched, world.addEffects)
  const command = { workshop: graz.slug, form: bookingParty('Zuletzt', 3) }
  expect((await world.book(command, { transactions })).outcome).toBe('booked')
  const drawn = statements.findIndex((text) => /insert into "counter"/.test(text))
  const after = statements.slice(drawn).map((text) => /insert into "?([\w.]+)"?|notify/i.exec(text)?.[0] ?? text)
  expect(after).toEqual([
    'insert into "counter"', // the customer's number
    'insert into "customer"',
    'insert into "counter"', // the order's
    'insert into "order"',
    'insert into "counter"', // the invoice's
    'insert into "invoice"', // the confirmation, written before, brings it
    'commit',
  ])
})
