import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentTrainer } from '#content/documents/tables/content.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { migrationsBefore } from '#tests/helpers/migrations-before.ts'
import { type OpenDatabase, rowsOf } from './database.ts'
import { workshopDate } from './tables/workshop-date.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const [theresa, priya, maja] = [id(1), id(2), id(3)]

let database: OpenDatabase
beforeEach(async () => {
  database = await freshServer({ withTables: false })
})
afterEach(() => database.close())

/** As a program writes them that knows no ids. */
async function addDate(slug: string, ...trainers: string[]) {
  await database.db.execute(sql`
    insert into workshop_date (id, slug, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, seats, waitlist, changed_at)
    values (gen_random_uuid(), ${slug}, 'fl2d', 'de', 'online', ${sql.param(trainers)}::text[], 1, 1, 'Europe/Vienna', '[]', 1, false, '2026-01-01')`)
}

const addTrainer = (trainer: string, name: string, position = 0) =>
  database.db.execute(sql`
    insert into content_trainer (id, name, texts, languages, workshops, links, position)
    values (${trainer}, ${name}, '{"de":{}}', '{}', '{}', '{}', ${position})`)

const rename = (trainer: string, name: string) =>
  database.db.update(contentTrainer).set({ name }).where(eq(contentTrainer.id, trainer))

async function ties() {
  const { slug, trainers, profileIds } = workshopDate
  const rows = await database.db.select({ slug, trainers, profileIds }).from(workshopDate)
  return Object.fromEntries(rows.map((row) => [row.slug, [row.trainers, row.profileIds]]))
}

it('dates of before belong to the trainers with these names, in their order, and are not changed for visitors', async () => {
  await database.prepareTables(migrationsBefore('trainers-by-id'))
  await addTrainer(theresa, 'Theresa Moosbrugger')
  await addTrainer(priya, 'Priya Raman', 1)
  await addDate('both', 'Priya Raman', 'Theresa Moosbrugger')
  await addDate('guest', 'Maja Gast')
  await database.prepareTables()
  expect(await ties()).toEqual({
    both: [
      ['Priya Raman', 'Theresa Moosbrugger'],
      [priya, theresa],
    ],
    guest: [['Maja Gast'], []],
  })
  const changed = await database.db.execute(
    sql`select count(*)::int as n from workshop_date where changed_at > '2026-01-02'`,
  )
  expect(rowsOf<{ n: number }>(changed)).toEqual([{ n: 0 }])
})

it('a renamed trainer keeps the dates, a deleted one leaves the name, a new one gets the dates that name them', async () => {
  await database.prepareTables()
  await addTrainer(theresa, 'Theresa Moosbrugger')
  await addDate('graz', 'Theresa Moosbrugger', 'Maja Gast')
  expect(await ties()).toEqual({ graz: [['Theresa Moosbrugger', 'Maja Gast'], [theresa]] })

  await rename(theresa, 'Theresa Huber')
  expect(await ties()).toEqual({ graz: [['Theresa Huber', 'Maja Gast'], [theresa]] })
  expect(await database.db.select({ version: workshopDate.version }).from(workshopDate)).toEqual([{ version: 1 }])

  await addTrainer(maja, 'Maja Gast', 1)
  expect(await ties()).toEqual({
    graz: [
      ['Theresa Huber', 'Maja Gast'],
      [theresa, maja],
    ],
  })

  await database.db.delete(contentTrainer).where(eq(contentTrainer.id, theresa))
  expect(await ties()).toEqual({ graz: [['Theresa Huber', 'Maja Gast'], [maja]] })
})

it('who writes names alone gives the date to others; who writes ids, too, is believed', async () => {
  await database.prepareTables()
  await addTrainer(theresa, 'Theresa Moosbrugger')
  await addTrainer(priya, 'Priya Raman', 1)
  await addDate('graz', 'Theresa Moosbrugger')
  await database.db.update(workshopDate).set({ trainers: ['Priya Raman'] })
  expect(await ties()).toEqual({ graz: [['Priya Raman'], [priya]] })
  await database.db
    .update(workshopDate)
    .set({ trainers: ['Priya Raman', 'Theresa Moosbrugger'], profileIds: [theresa] })
  expect((await ties()).graz?.[1]).toEqual([theresa])
})
