import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logSubjects } from '#domain/audit/actor.ts'
import type { LogSearch } from '#features/audit/records.ts'
import { logQuery } from '#features/audit/store/action-log-list.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { ListPlace } from '#platform/ports.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { actionLogOn, manyLines, noraOfManyLines } from './action-log.ts'

actionLogOn('a PostgreSQL server', () => freshServer({ withWorld: true }))

describe('a hundred thousand lines on a PostgreSQL server', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshServer()
    await database.jobs.executeSql(manyLines(100_000), [])
    await database.jobs.executeSql('vacuum analyze action_log', [])
  })
  afterAll(() => database.close())

  const kinds = logSubjects
  const moved = new Map([['Verschoben', ['date.moved']]] as const)
  const after = { at: '2026-01-20T00:00:00Z', id: '20000' }
  it.each<[string, LogSearch, ListPlace | null, RegExp]>([
    ['everything, newest first', { kinds }, null, /action_log_newest/],
    ['a page far behind', { kinds }, after, /action_log_newest/],
    ['what was done with members', { kinds: ['member'] }, null, /action_log_(kind|newest)/],
    ['what never happens', { kinds: ['job'] }, null, /action_log_kind|action_log_subject/],
    ['what Nora did', { kinds, actor: noraOfManyLines }, null, /action_log_(member|newest)/],
    ['what the program did', { kinds, actor: 'program' }, null, /action_log_(actor|newest)/],
    ['what somebody unknown did', { kinds, actor: 'key:nobody' }, null, /action_log_actor/],
    [
      'a word that an action is called by',
      { kinds, text: 'Verschoben', actionsByWord: moved },
      null,
      /BitmapOr.*action_log_action/s,
    ],
    ['a word', { kinds, text: 'reason77777' }, null, /action_log_words/],
    ['the number of an order', { kinds, text: '2026-0001' }, null, /BitmapOr.*action_log_subject/s],
    ['a word and the number of an invoice', { kinds, text: 'reason777 R-2026-0001' }, null, /action_log_words/],
    ['the number of a customer', { kinds, text: 'k1001' }, null, /BitmapOr.*action_log_subject/s],
    ['the name of a date', { kinds, text: 'fl2d-graz-2027' }, null, /BitmapOr.*action_log_subject/s],
    ['a day', { kinds, from: '2026-02-02', to: '2026-02-02' }, null, /action_log_newest/],
    ['one booking', { kinds, about: '6f0f6a1e-3f0c-4d0e-9a57-0d6d4a1c7b55' }, null, /action_log_subject/],
  ])('an index answers: %s', async (_, search, place, index) => {
    const { sql: text, params } = logQuery(database.db, search, { after: place, most: 51 }).toSQL()
    const { rows } = await database.jobs.executeSql(`explain ${text}`, params)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan on action_log')
  })
})
