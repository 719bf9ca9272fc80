import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { officeTodayOn } from './office-today.ts'

officeTodayOn('a PostgreSQL server', async () =>
  openServer(await freshDatabase(), (error) => {
    throw error
  }),
)
