import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { changesOn } from './changes.ts'

changesOn('a PostgreSQL server', async () =>
  openServer(await freshDatabase(), (error) => {
    throw error
  }),
)
