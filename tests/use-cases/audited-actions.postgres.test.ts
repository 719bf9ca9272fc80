import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { auditedActions } from './audited-actions.ts'

describe('sentences of the log, on a PostgreSQL server', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    const onError = (error: Error) => {
      throw error
    }
    database = await openServer(await freshDatabase(), onError, { asItIs: true })
  })
  afterAll(() => database.close())

  auditedActions(() => database)
})
