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
}

/** The server that is asked for, or the embedded database. */
export function openDatabase({ url, folder, onError, asItIs = false }: DatabaseChoice): Promise<OpenDatabase> {
  return url ? openServer(url, onError, { asItIs }) : openEmbedded(folder, undefined, { asItIs })
}
