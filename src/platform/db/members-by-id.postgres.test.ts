import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { migrationsBefore } from '#tests/helpers/migrations-before.ts'
import { type OpenDatabase, rowsOf } from './database.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const aoife = id(1)

let database: OpenDatabase
beforeEach(async () => {
  database = await freshServer({ withTables: false })
})
afterEach(() => database.close())

it('a date of before goes to the account that alone has the name of its trainer, and to none where two have it', async () => {
  await database.prepareTables(migrationsBefore('members-by-id'))
  const accounts = [
    [aoife, 'Aoife Brennan'],
    [id(2), 'Theresa Moosbrugger'],
    [id(3), 'theresa  Moosbrugger'],
  ] as const
  for (const [account, name] of accounts)
    await database.db.execute(
      sql`insert into member (id, name, email, role) values (${account}, ${name}, ${account}, 'trainer')`,
    )
  const dates = [
    ['alone', ['Maja Gast', 'aoife brennan ']],
    ['alike', ['Theresa Moosbrugger']],
    ['both', ['Theresa Moosbrugger', 'Aoife Brennan']],
    ['guest', ['Maja Gast']],
  ] as const
  for (const [slug, trainers] of dates)
    await database.db.execute(sql`
      insert into workshop_date (id, slug, certification, language, delivery, trainers, price_cents, participant_limit, zone, sessions, seats, waitlist)
      values (gen_random_uuid(), ${slug}, 'fl2d', 'de', 'online', ${sql.param([...trainers])}::text[], 1, 1, 'Europe/Vienna', '[]', 1, false)`)

  await database.prepareTables()
  const rows = rowsOf<{ slug: string; trainer_ids: string[] }>(
    await database.db.execute(sql`select slug, trainer_ids from workshop_date`),
  )
  const found = Object.fromEntries(rows.map(({ slug, trainer_ids }) => [slug, trainer_ids]))
  expect(found).toEqual({ alone: [aoife], alike: [], both: [aoife], guest: [] })
})

it('what was done to bookings before goes to the account that alone has the name and had it then', async () => {
  await database.prepareTables(migrationsBefore('members-on-bookings'))
  const names = ['Aoife Brennan', 'Theresa', 'Theresa', 'Priya Raman', 'Came Later', 'Once Removed', 'office']
  for (const [number, name] of names.entries())
    await database.db.execute(sql`insert into member (id, name, email, role, created_at)
      values (${id(number + 1)}, ${name}, ${name + number}, 'organiser', ${name === 'Came Later' ? '2026-06-01' : '2026-01-01'})`)
  await database.db.execute(sql`
    insert into action_log (at, actor_kind, actor_id, actor_name, subject_kind, subject_id, action, details) values
      (now(), 'member', ${id(8)}, 'Once Removed', 'order', gen_random_uuid(), 'payment.returned', '{}'),
      (now(), 'member', ${aoife}, 'Aoife Brennan', 'member', gen_random_uuid(), 'member.renamed', '{"before":"Priya Raman","name":"Priya Huber"}')`)
  const words = [...names.map((name) => `organiser:${name}`), 'organiser:Left Long Ago', 'program', 'key:Aoife Brennan']
  const order = id(9)
  // Their orders do not matter here: no foreign key is checked.
  await database.db.execute(sql`set session_replication_role = replica`)
  for (const by of words) {
    await database.db.execute(
      sql`insert into booking_note values (gen_random_uuid(), ${order}, 'text', '2026-03-01', ${by})`,
    )
    await database.db.execute(sql`insert into bank_transfer (id, order_id, amount_cents, received_on, noted_at, noted_by)
      values (gen_random_uuid(), ${order}, 1, '2026-03-01', '2026-03-01', ${by})`)
    await database.db.execute(sql`insert into money_return (id, order_id, amount_cents, state, decided_at, decided_by, reason)
      values (gen_random_uuid(), ${order}, 1, 'done', '2026-03-01', ${by}, '')`)
    await database.db.execute(sql`insert into withdrawal (id, received_at, language, name, email, order_number, outcome, ended_at, ended_by)
      values (gen_random_uuid(), '2026-03-01', 'de', 'A', 'a@a.example', '1', 'closed', '2026-03-01', ${by})`)
  }
  await database.db.execute(sql`set session_replication_role = origin`)

  await database.prepareTables()
  for (const [table, column] of [
    ['booking_note', 'written_by'],
    ['bank_transfer', 'noted_by'],
    ['money_return', 'decided_by'],
    ['withdrawal', 'ended_by'],
  ] as const) {
    const found = await database.db.execute(sql.raw(`select ${column} as by, ${column}_id as id from ${table}`))
    const rows = rowsOf<{ by: string; id: string | null }>(found)
    expect(new Map(rows.map((row) => [row.by, row.id])), table).toEqual(
      new Map(words.map((by) => [by, by === 'organiser:Aoife Brennan' ? aoife : null])),
    )
  }
})

it('a line of before goes to the account that alone has its name, and to none where another was once called so', async () => {
  await database.prepareTables(migrationsBefore('log-by-id'))
  const lines = [
    ['organiser:Aoife Brennan', 'confirmed', null],
    ['organiser:Theresa', 'confirmed', null],
    ['program', 'confirmed', null],
    ['organiser:Priya Raman', 'confirmed', null],
    ['organiser:Nora Pichler', 'renamed', 'Priya Raman > Priya Huber'],
    ['organiser:Left Long Ago', 'confirmed', null],
  ] as const
  for (const [number, name] of ['Aoife Brennan', 'Theresa', 'Theresa', 'Priya Raman'].entries())
    await database.db.execute(
      sql`insert into member (id, name, email, role) values (${id(number + 1)}, ${name}, ${name + number}, 'editor')`,
    )
  for (const [actor, action, reason] of lines)
    await database.db.execute(sql`
      insert into action_log (at, actor, subject_kind, subject_id, action, reason) values (now(), ${actor}, 'member', gen_random_uuid(), ${action}, ${reason})`)

  await database.prepareTables()
  const rows = rowsOf<{ actor_id: string | null }>(
    await database.db.execute(sql`select actor_id from action_log order by number`),
  )
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([aoife, null, null, null, null, null])
  await expect(database.db.execute(sql`update action_log set actor_id = null`)).rejects.toThrow()
})
