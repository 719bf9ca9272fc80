import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { inTransaction } from '../tracing.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openServer } from './server.ts'

export interface DatabaseChoice {
  /** DATABASE_URL; without it, the embedded database. */
  url: string | undefined
  /** The folder of the embedded database. */
  folder: string
  /** A gzipped archive that a new embedded database begins with. */
  archive?: string | null
  onError: (error: Error) => void
  /** Skips migrations, whichever version created the tables. */
  asItIs?: boolean
  /** The application name of its connections (process-name.ts). */
  name?: string
}

/** Opens the server or the embedded database. Each transaction becomes a span of its trace. */
export async function openDatabase({
  url,
  folder,
  archive,
  onError,
  asItIs = false,
  name,
}: DatabaseChoice): Promise<OpenDatabase> {
  const opened = url
    ? await openServer(url, onError, { asItIs, name })
    : // Loaded here: beside a server nobody needs the embedded one.
      await (await import('./embedded.ts')).openEmbedded(folder, await templateFor(folder, archive), { asItIs, name })
  const { db } = opened
  const transaction = db.transaction.bind(db) as Database['transaction']
  db.transaction = (work, config) => inTransaction(() => transaction(work, config))
  return opened
}

async function templateFor(folder: string, archive: string | null | undefined): Promise<Blob | undefined> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  return archive && isNew ? openAsBlob(archive, { type: 'application/gzip' }) : undefined
}
