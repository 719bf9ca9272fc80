import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { auditedActions } from './audited-actions.ts'

describe('sentences of the log, in the embedded database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshEmbedded({ withTables: false })
  })
  afterAll(() => database.close())

  auditedActions(() => database)
})
