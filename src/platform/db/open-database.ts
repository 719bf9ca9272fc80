import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
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

/** The server that is asked for, or the embedded database. */
export function openDatabase({ url, folder, onError, asItIs = false, name }: DatabaseChoice): Promise<OpenDatabase> {
  return url ? openServer(url, onError, { asItIs, name }) : openEmbedded(folder, undefined, { asItIs, name })
}
