import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '#platform/db/server.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import { freshDatabase } from '#tests/helpers/fresh-database.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from '#tests/use-cases/booking-world.ts'
import { readBooks, wrongIn } from './books.ts'

const date = liveDate(theFl3dWithTwoSeatsLeft, saturday)
let world: BookingWorld
let database: pg.Pool

beforeAll(async () => {
  const url = await freshDatabase({ withTables: true })
  world = await openBookingWorld(
    await openServer(url, (error) => {
      throw error
    }),
  )
  database = new pg.Pool({ connectionString: url, max: 1 })
})
afterAll(async () => {
  await database?.end()
  await world?.close()
})

it('finds the expected rows in the database, and a later manipulation', async () => {
  const name = 'Soak 1'
  expect(await world.book({ workshop: date.slug, form: bookingParty(name, 2) })).toMatchObject({ kind: 'order' })
  const read = await readBooks(database)
  expect(read.dates).toContainEqual({ slug: date.slug, seats: date.seats, held: date.seats, counted: date.seats })
  const order = read.orders.find((one) => one.name === name)
  expect(order).toMatchObject({ state: 'confirmed', invoices: 1, confirmations: 0 })
  expect(read.invoices.length).toBeGreaterThan(0)
  expect(read.waiting).toBeGreaterThan(0)

  const outside = { accepted: [name], received: [], cutOff: [] }
  // No process runs jobs here, and people of the demo world have booked more than once; nothing else is wrong.
  const isOfThisWorld = (line: string) => /confirmations|jobs are not done|has \d+ orders/.test(line)
  expect(wrongIn({ ...read, ...outside }).filter((line) => !isOfThisWorld(line))).toEqual([])

  await database.query('alter table workshop_date drop constraint seats_within_capacity')
  await database.query('update workshop_date set seats = seats - 1 where slug = $1', [date.slug])
  await database.query(`delete from invoice where order_id = (select id from "order" where number = $1)`, [
    order?.number,
  ])
  const wrong = wrongIn({ ...(await readBooks(database)), ...outside, accepted: [name, 'Soak 2'] })
  expect(wrong).toContain(`${date.slug} has ${date.seats - 1} seats, and ${date.seats} are taken`)
  expect(wrong).toContain('Soak 2 was told to have booked, and there is no order')
  expect(wrong).toContain(`order ${order?.number} has 0 invoices`)
})
