import { existsSync, mkdirSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
    : await openInFolder({ folder, archive, asItIs, name })
  const { db } = opened
  const transaction = db.transaction.bind(db) as Database['transaction']
  db.transaction = (work, config) => inTransaction(() => transaction(work, config))
  return opened
}

interface Embedded {
  folder: string
  archive: string | null | undefined
  asItIs: boolean
  name: string | undefined
}

/** A first start that was killed starts over: until a new database is complete, a marker file exists beside its folder, and it contains no data yet. */
async function openInFolder({ folder, archive, ...options }: Embedded) {
  const mark = `${folder}.begun`
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const template = archive && isNew ? await openAsBlob(archive, { type: 'application/gzip' }) : undefined
  if (isNew) {
    mkdirSync(dirname(folder), { recursive: true })
    writeFileSync(mark, '')
  }
  // Loaded here: with a PostgreSQL server the embedded database is not needed.
  const { openEmbedded } = await import('./embedded.ts')
  const opened = await openEmbedded(folder, template, options)
  rmSync(mark, { force: true })
  return opened
}
