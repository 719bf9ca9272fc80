import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { idempotencyEnds } from './idempotency-ends.ts'

describe('attempts that have ended, in the embedded database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openEmbedded(undefined, undefined, { asItIs: true })
  })
  afterAll(() => database.close())

  idempotencyEnds(() => database)
})
