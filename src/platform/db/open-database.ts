import { inTransaction } from '../tracing.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openServer } from './server.ts'

export interface DatabaseChoice {
  /** DATABASE_URL; without it the embedded database is opened. */
  url: string | undefined
  /** Where the embedded database lives. */
  folder: string
  onError: (error: Error) => void
  /** Leaves the tables as they are, whichever version of the program has made them. */
  asItIs?: boolean
  /** What the database calls its connections (process-name.ts). */
  name?: string
}

/** The server that is asked for, or the embedded database. Each transaction on it is a span of its trace. */
export async function openDatabase({
  url,
  folder,
  onError,
  asItIs = false,
  name,
}: DatabaseChoice): Promise<OpenDatabase> {
  const opened = url
    ? await openServer(url, onError, { asItIs, name })
    : // Loaded here: beside a server nobody needs the embedded one.
      await (await import('./embedded.ts')).openEmbedded(folder, undefined, { asItIs, name })
  const { db } = opened
  const transaction = db.transaction.bind(db) as Database['transaction']
  db.transaction = (work, config) => inTransaction(() => transaction(work, config))
  return opened
}
