import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#adapters/db/database.ts'
import { openEmbedded } from '#adapters/db/embedded.ts'
import { auditedActions } from './audited-actions.ts'

describe('sentences of the log, in the embedded database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openEmbedded(undefined, undefined, { asItIs: true })
  })
  afterAll(() => database.close())

  auditedActions(() => database)
})
