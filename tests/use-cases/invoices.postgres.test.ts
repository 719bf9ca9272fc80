import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { invoicesOn } from './invoices.ts'

invoicesOn('a PostgreSQL server', async () =>
  openServer(await freshDatabase(), (error) => {
    throw error
  }),
)
