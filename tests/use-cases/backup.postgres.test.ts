import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupRefused, frameSum, keptTables, rowSum } from '#platform/db/backup/backup-format.ts'
import { readBackup } from '#platform/db/backup/read-backup.ts'
import { writeBackup } from '#platform/db/backup/write-backup.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const secret = 'a secret that personal links are made of'

describe('a backup', () => {
  let world: BookingWorld
  let lines: string[]
  const opened: OpenDatabase[] = []

  /** As `npm run restore` finds it: all tables, no rows. */
  async function empty(kind: 'embedded' | 'server'): Promise<OpenDatabase> {
    const database = kind === 'embedded' ? await freshEmbedded() : await freshServer()
    opened.push(database)
    const jobs = await startJobs(database.jobs, (error) => {
      throw error
    })
    await jobs.stop()
    return database
  }

  beforeAll(async () => {
    world = await openBookingWorld(await freshEmbedded())
    const booked = await world.book({ workshop: graz.slug, form: bookingParty("Donauwerk „O'Neill“ 🚡", 2) })
    expect(booked).toMatchObject({ kind: 'order' })
    lines = await linesOf(world.database)
  })
  afterAll(async () => {
    await world.close()
    for (const database of opened) await database.close()
  })

  it('moves from the embedded database to a server and back, and is the same to the last character', async () => {
    const server = await empty('server')
    const restored = await readBackup(server.db, each(lines))
    expect(restored).toEqual({ rows: lines.filter(isRow).length, secret, at: now, hasSums: true })
    const fromServer = await linesOf(server)
    expect(sorted(fromServer)).toEqual(sorted(lines))
    const embedded = await empty('embedded')
    await readBackup(embedded.db, each(fromServer))
    expect(sorted(await linesOf(embedded))).toEqual(sorted(lines))
  })

  it('contains every table of the program, and the waiting jobs', async () => {
    const counted = await world.rows()
    const tables = (await keptTables(world.database.db)).map(({ schema, name }) => `${schema}.${name}`)
    expect(tables).toHaveLength(new Set(tables).size)
    expect(tables.length).toBeGreaterThanOrEqual(Object.keys(counted).length)
    const waiting = await world.database.jobs.executeSql(
      `select id from pgboss.job where name in ('effects', 'urgent')`,
    )
    expect(waiting.rows.length).toBeGreaterThan(3)
    for (const { id } of waiting.rows) expect(lines.some((line) => line.includes(`"id":"${id}"`))).toBe(true)
    expect(lines.filter((line) => line.includes("O'Neill")).length).toBeGreaterThan(2)
  })

  it('is restored from a file without checksums, with a notice', async () => {
    const server = await empty('server')
    const before = lines.flatMap((line) => {
      if (line.startsWith('{"of":')) return []
      return [
        line.startsWith('{"rows":')
          ? line.replace(/,"sum":.*}/, '}')
          : line.replace('"flightdeck":2', '"flightdeck":1'),
      ]
    })
    expect(await readBackup(server.db, each(before))).toMatchObject({ hasSums: false })
    expect(sorted(await linesOf(server))).toEqual(sorted(lines))
  })

  it('leaves locks, references and running numbers in force', async () => {
    const server = await empty('server')
    await readBackup(server.db, each(lines))
    const ask = async (text: string) => (await server.jobs.executeSql(text, [])).rows
    await expect(ask(`update workshop_date set seats_taken = seats + 1 where slug = '${graz.slug}'`)).rejects.toThrow(
      'seats_within_capacity',
    )
    await expect(ask(`delete from customer`)).rejects.toThrow('foreign key')
    await expect(
      ask(
        `update registration set seats = 1000 where workshop_date_id = (select id from workshop_date where slug = '${graz.slug}')`,
      ),
    ).rejects.toThrow('seats_within_capacity')
    const of = (database: OpenDatabase, contype: string) =>
      database.jobs.executeSql(
        `select conname, pg_get_constraintdef(oid) as is from pg_constraint where contype = '${contype}' and connamespace = 'public'::regnamespace order by 1`,
        [],
      )
    expect((await of(server, 'f')).rows).toEqual((await of(world.database, 'f')).rows)
  })

  describe('is refused, and nothing is changed, when', () => {
    const head = () => lines[0] ?? ''
    const cases: [string, BackupRefused['reason'], () => string[]][] = [
      ['it is something else', 'not-a-backup', () => ['<!doctype html>']],
      ['it is empty', 'not-a-backup', () => []],
      ['its end is missing', 'not-whole', () => lines.slice(0, -1)],
      ['something comes behind its end', 'not-whole', () => [...lines, head()]],
      ['a number was changed by hand', 'changed', () => lines.map((line) => line.replace(/"seats":\d+/, '"seats":99'))],
      ['a row was taken out', 'changed', () => lines.toSpliced(lines.findIndex(isRow), 1)],
      ['a row is there twice', 'changed', () => lines.toSpliced(lines.findIndex(isRow), 0, lines.find(isRow) ?? '')],
      ['a row was cut', 'changed', () => lines.map((line) => (isRow(line) ? line.slice(0, -9) : line))],
      ['a table was taken out', 'changed', () => lines.filter((line) => !line.includes('"public.customer"'))],
      ['another secret was put into it', 'changed', () => lines.map((line) => line.replace(secret, 'one of mine'))],
      ['it was called one of before the sums', 'changed', () => [head().replace(':2', ':1'), ...lines.slice(1)]],
      [
        'it names a table that we do not know',
        'not-a-backup',
        () => summed([head(), '{"table":"public.passwords","columns":[]}', '{"row":{}}']),
      ],
      [
        'it is from another version',
        'another-version',
        () => summed([head().replace('"shape":["', '"shape":["f'), ...lines.slice(1)]),
      ],
    ]
    let target: OpenDatabase
    let before: string[]
    beforeAll(async () => {
      target = await empty('embedded')
      before = await linesOf(target)
    })

    it.each(cases)('%s', async (_, reason, changed) => {
      await expect(readBackup(target.db, each(changed()))).rejects.toMatchObject({ reason })
      expect(await linesOf(target)).toEqual(before)
    })

    it('the database is not empty', async () => {
      await expect(readBackup(world.database.db, each(lines))).rejects.toMatchObject({ reason: 'not-empty' })
      expect(await linesOf(world.database)).toEqual(lines)
    })
  })
})

const now = saturday.toString()

async function linesOf({ db }: OpenDatabase): Promise<string[]> {
  const lines: string[] = []
  await writeBackup(db, { at: now, secret }, async (line) => {
    lines.push(line)
  })
  return lines
}

/** Rows have no order of their own. */
function sorted(lines: readonly string[]): string[] {
  return lines.toSorted()
}

/** As a file that may be read more than once. */
function each(lines: readonly string[]) {
  return async function* () {
    yield* lines
  }
}

function isRow(line: string): boolean {
  return line.startsWith('{"row":')
}

/** With correct checksums: only the content is wrong. */
function summed(lines: readonly string[]): string[] {
  const frame = frameSum()
  const framed = (value: object) => {
    frame.add(JSON.stringify(value))
    return JSON.stringify(value)
  }
  const content = lines.filter((line) => !line.startsWith('{"of":') && !line.startsWith('{"rows":'))
  const first = framed(JSON.parse(content[0] ?? ''))
  const tables = content.flatMap((line, at) => (line.startsWith('{"table":') ? [at] : []))
  const body = tables.flatMap((at, index) => {
    const rows = content.slice(at + 1, tables[index + 1])
    const sum = rowSum()
    for (const row of rows) sum.add(row)
    const name: { table: string } = JSON.parse(content[at] ?? '')
    return [framed(name), ...rows, framed({ of: name.table, sum: sum.text })]
  })
  return [first, ...body, framed({ rows: content.filter(isRow).length, sum: frame.text })]
}
