import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { createDatabase } from './create-database.ts'

/**
 * Names what `npm test` has made before the first test: a folder with `data`, the data folder of a site on the embedded database, `on-server`, that of
 * one on PostgreSQL, and room for what V8 has compiled.
 */
const variable = 'FLIGHTDECK_READY_SITE'
/** The URL of the database that belongs to `on-server`. */
const databaseVariable = 'FLIGHTDECK_READY_DATABASE'

interface FirstStart {
  dataFolder: string
  env?: { DATABASE_URL: string }
}

/**
 * What the sites of one run share (docs/decisions/0005-checks-and-tests.md): what two sites have left that have started once and stopped, one on
 * the embedded database and one on this empty database, and what V8 has compiled. `env` hands it on to the programs that run tests.
 */
export async function makeReadySite(
  folder: string,
  databaseUrl: string,
  start: (options: FirstStart) => Promise<{ stop(): Promise<unknown> }>,
) {
  const [data, onServer] = [join(folder, 'data'), join(folder, 'on-server')]
  for (const one of [data, onServer]) mkdirSync(one, { recursive: true })
  process.env[variable] = folder
  try {
    const begin = async (options: FirstStart) => (await start(options)).stop()
    await Promise.all([
      begin({ dataFolder: data }),
      begin({ dataFolder: onServer, env: { DATABASE_URL: databaseUrl } }),
    ])
    process.env[databaseVariable] = databaseUrl
  } catch (error) {
    delete process.env[variable]
    throw error
  }
}

/** Fills an empty data folder as a first start would. Without a ready one, as when a single file of tests runs, the first start does it itself. */
export function beginReady(dataFolder: string) {
  const ready = process.env[variable]
  const isUsed = existsSync(dataFolder) && readdirSync(dataFolder).length > 0
  if (!ready || isUsed) return
  copyData(join(ready, 'data'), dataFolder)
}

/** Whether there is a site on PostgreSQL to begin with. */
export function isReadyOnServer(): boolean {
  return process.env[databaseVariable] !== undefined
}

let copies = 0

/** Limits on connections and transactions must not decide a journey on a busy machine; time-outs have tests of their own. */
const withoutTimeouts = [
  '?connect_timeout=0&idle_in_transaction_session_timeout=0&lock_timeout=0&statement_timeout=0',
  'options=-c%20idle_session_timeout%3D0',
].join('&')

/** As `beginReady`, with a database of its own on the server; `drop` throws it away. */
export async function beginReadyOnServer(dataFolder: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const [ready, template] = [process.env[variable], process.env[databaseVariable]]
  if (!ready || !template) throw new Error('no site on PostgreSQL was made ready')
  copyData(join(ready, 'on-server'), dataFolder)
  copies += 1
  const name = `site_${process.pid}_${copies}`
  // PostgreSQL copies only a database without connections.
  const server = Object.assign(new URL(template), { pathname: '/postgres' }).href
  const url = await createDatabase(server, name, new URL(template).pathname.slice(1))
  return { url: url + withoutTimeouts, drop: () => dropDatabase(server, name) }
}

async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}

/** The lock belongs to a process, and is not part of the data. */
function copyData(from: string, to: string) {
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== 'lock' })
}

/** For the environment of a server. */
export function compiledBefore(): Record<string, string> {
  const ready = process.env[variable]
  return ready ? { NODE_COMPILE_CACHE: join(ready, 'compiled') } : {}
}
