import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { lastSeatsOn } from './last-seats.ts'

const fail = (error: Error) => {
  throw error
}

/** Three pools of ten connections: as from three processes. */
lastSeatsOn('a PostgreSQL server', async () => {
  const url = await freshDatabase({ withWorld: true })
  return Promise.all([openServer(url, fail), openServer(url, fail), openServer(url, fail)])
})

lastSeatsOn('the embedded database', async () => [await freshEmbedded()])
