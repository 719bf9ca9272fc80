import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { waitlistOn } from './waitlist.ts'

waitlistOn('a PostgreSQL server', async () =>
  openServer(await freshDatabase(), (error) => {
    throw error
  }),
)
