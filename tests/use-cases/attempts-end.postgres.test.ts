import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { attemptsEnd } from './attempts-end.ts'

describe('attempts that have ended, on a PostgreSQL server', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    const onError = (error: Error) => {
      throw error
    }
    database = await openServer(await freshDatabase(), onError, { asItIs: true })
  })
  afterAll(() => database.close())

  attemptsEnd(() => database)
})
