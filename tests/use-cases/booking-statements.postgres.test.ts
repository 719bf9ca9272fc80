import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const almostFull = liveDate(theFl3dWithTwoSeatsLeft, saturday)

let world: BookingWorld
let pool: pg.Pool
let watched: Database
const statements: string[] = []

beforeAll(async () => {
  const url = await freshDatabase({ withWorld: true })
  world = await openBookingWorld(
    await openServer(url, (error) => {
      throw error
    }),
  )
  pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true })
  const logger = { logQuery: (text: string) => void statements.push(text) }
  watched = drizzle(pool, { casing: 'snake_case', logger })
})
beforeEach(() => void statements.splice(0))
afterAll(async () => {
  await pool.end()
  await world.close()
})

it('writes everything else of a booking for three before it draws the numbers that all others wait for', async () => {
  const transactions = transactionsOn(watched, world.addEffects, '')
  const command = { workshop: graz.slug, form: bookingParty('Zuletzt', 3) }
  expect(await world.book(command, { transactions })).toMatchObject({ kind: 'order' })
  const drawn = statements.findIndex((text) => /insert into "counter"/.test(text))
  const after = statements.slice(drawn).map((text) => /insert into "?([\w.]+)"?|notify/i.exec(text)?.[0] ?? text)
  expect(after).toEqual([
    'insert into "counter"', // of the customer, the order and the invoice
    'insert into "customer"',
    'insert into "order"',
    'insert into "invoice"', // the confirmation, written before, brings it
    'commit',
  ])
})

it('refuses a booking with fewer statements than it makes one, and writes nothing but what it counts', async () => {
  const transactions = transactionsOn(watched, world.addEffects, '')
  const fits = await world.book({ workshop: graz.slug, form: bookingParty('Knapp', 2) }, { transactions })
  expect(fits).toMatchObject({ kind: 'order' })
  const made = statements.splice(0)
  const refused = await world.book({ workshop: almostFull.slug, form: bookingParty('Zuviel', 3) }, { transactions })
  expect(refused.outcome).toBe('refused')
  expect(statements.length).toBeLessThan(made.length / 2)
  expect(statements.filter((text) => /^(?:insert|update|delete)/.test(text) && !text.includes('rate_limit'))).toEqual(
    [],
  )
})

it('reads the settings once in each transaction', async () => {
  const transactions = transactionsOn(watched, world.addEffects, '')
  const command = { workshop: graz.slug, form: bookingParty('Einmal', 1) }
  expect(await world.book(command, { transactions })).toMatchObject({ kind: 'order' })
  const begun = statements.filter((text) => text.startsWith('begin')).length
  expect(statements.filter((text) => text.includes('distinct on ("setting"."section")')).length).toBeLessThanOrEqual(
    begun,
  )
})

it('writes the line of a booking in the lists once, though four of its tables change it', async () => {
  const written = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const asked = "select n_tup_ins + n_tup_upd as lines from pg_stat_user_tables where relname = 'listed_booking'"
    return Number((await pool.query(asked)).rows[0].lines)
  }
  const before = await written()
  const transactions = transactionsOn(watched, world.addEffects, '')
  const command = { workshop: graz.slug, form: bookingParty('Einmal', 2) }
  expect(await world.book(command, { transactions })).toMatchObject({ kind: 'order' })
  expect((await written()) - before).toBe(1)
})
