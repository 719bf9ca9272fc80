import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { idempotencyEnds } from './idempotency-ends.ts'

describe('attempts that have ended, in the embedded database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshEmbedded({ withTables: false })
  })
  afterAll(() => database.close())

  idempotencyEnds(() => database)
})
