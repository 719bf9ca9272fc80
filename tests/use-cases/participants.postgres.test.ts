import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { participantsOn } from './participants.ts'

participantsOn('a PostgreSQL server', async () =>
  openServer(await freshDatabase(), (error) => {
    throw error
  }),
)
