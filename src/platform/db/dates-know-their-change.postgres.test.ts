import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { migrationsBefore } from '#tests/helpers/migrations-before.ts'
import { type OpenDatabase, rowsOf } from './database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshServer({ withTables: false })
})
afterAll(() => database.close())

it('a date of before has the time at which the log last knows of a change, or that of the update', async () => {
  await database.prepareTables(migrationsBefore('dates-know-their-change'))
  for (const slug of ['logged', 'seeded'])
    await database.db.execute(sql`
      insert into workshop_date (id, slug, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, seats, waitlist)
      values (gen_random_uuid(), ${slug}, 'fl2d', 'de', 'online', '{}', 1, 1, 'Europe/Vienna', '[]', 1, false)`)
  const lines = [
    ['2026-11-20T08:00:00Z', 'created'],
    ['2026-11-21T08:00:00Z', 'changed: seats 12 → 14'],
    ['2026-11-22T08:00:00Z', 'attendance: 1 of 1'],
  ] as const
  for (const [at, action] of lines)
    await database.db.execute(sql`
      insert into action_log (at, actor, subject_kind, subject_id, action)
      select ${at}, 'organiser:Nora Pichler', 'workshop-date', id, ${action} from workshop_date where slug = 'logged'`)

  await database.prepareTables()
  const rows = rowsOf<{ slug: string; is_logged: boolean; is_recent: boolean }>(
    await database.db.execute(sql`
      select slug, changed_at = '2026-11-21T08:00:00Z' as is_logged, changed_at > now() - interval '1 hour' as is_recent from workshop_date order by slug`),
  )
  expect(rows).toEqual([
    { slug: 'logged', is_logged: true, is_recent: expect.any(Boolean) },
    { slug: 'seeded', is_logged: false, is_recent: true },
  ])
})
