import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

export interface DatabaseChoice {
  /** DATABASE_URL; without it the embedded database is opened. */
  url: string | undefined
  /** Where the embedded database lives. */
  folder: string
  onError: (error: Error) => void
}

/** The server that is asked for, or the embedded database. */
export function openDatabase({ url, folder, onError }: DatabaseChoice): Promise<OpenDatabase> {
  return url ? openServer(url, onError) : openEmbedded(folder)
}
