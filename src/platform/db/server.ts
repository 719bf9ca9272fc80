import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type OpenDatabase, withoutTimeouts } from './database.ts'
import { prepareTables } from './prepare-tables.ts'
import * as tables from './tables.ts'

const retryAfterMs = 1_000

/**
 * Listens on a connection of its own (a pool would hand it out) and reconnects. An empty payload is delivered after each reconnect:
 * messages may have been lost.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onError: (error: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    const end = () => client.end().catch(onError)
    client.on('notification', (message) => onMessage(message.payload ?? ''))
    client.on('error', onError)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void end()
      throw error
    }
    signal.addEventListener('abort', end, { once: true })
    // Only now: a connection that never came about ends as well, and each would begin a row of attempts of its own.
    client.once('end', () => {
      signal.removeEventListener('abort', end)
      if (!signal.aborted) void reconnect()
    })
    if (signal.aborted) void end()
  }

  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      await wait(retryAfterMs)
      if (signal.aborted) return
      try {
        await connect()
        onMessage('')
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  await connect()
}

/** Two processes that start at once prepare their tables one after the other. The number is arbitrary but the same for all. */
const preparing = 7_301_119

/**
 * What frees the locks of a process that is frozen or has lost its host. An idle transaction ends before anyone who waits for its locks gives
 * up, so the others only wait; and who waits for seats hears the end of it before the browser stops listening. Numbers are milliseconds. A URL that has one of these parameters itself is followed.
 */
const timeouts = {
  idle_in_transaction_session_timeout: 8_000,
  lock_timeout: 20_000,
  statement_timeout: 60_000,
  // The pool closes what was idle for ten seconds; a session that is idle for longer has no one at its other end.
  options: [
    '-c idle_session_timeout=120s',
    '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    '-c tcp_user_timeout=25s',
  ].join(' '),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/**
 * A PostgreSQL server, through `DATABASE_URL`. Several processes may share it. `asItIs` skips migrations, `name` is the application name of
 * its connections.
 */
export async function openServer(
  url: string,
  onError: (error: Error) => void,
  { asItIs = false, name }: { asItIs?: boolean; name?: string | undefined } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...timeouts,
    ...(name && { application_name: name }),
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout(url),
  })
  // A connection that breaks must not end the process, neither while it is idle nor between two questions of a transaction (then only the
  // client itself says so); the next question opens another one.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  giveBackBroken(pool)
  const prepare = (migrations?: number) =>
    alone(pool, (client) => {
      const db = drizzle(client, { schema: tables, casing: 'snake_case' })
      return prepareTables(db, (config) => migrate(db, config), migrations)
    })
  if (!asItIs) {
    await prepare().catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
  }
  const closing = new AbortController()
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    jobs: {
      backend: 'postgres',
      executeSql: (text, values) => pool.query(text, values),
      prepare: (work) => alone(pool, work),
    },
    prepareTables: prepare,
    listen: (channel, onMessage) => listenOnServer(url, channel, onMessage, onError, closing.signal),
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    async close() {
      closing.abort()
      await pool.end()
    },
  }
}

/**
 * Gives connections back that break while they are out. drizzle 0.45 asks for `begin` outside its `try`: one that breaks right then would be
 * missing in the pool for good, and the pool would wait for it when it closes.
 */
function giveBackBroken(pool: pg.Pool): void {
  const out = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => out.add(client))
  pool.on('release', (_error, client) => out.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!out.has(client)) return
      const { release } = client
      // who holds it may still give it back
      client.release = () => undefined
      release(true)
    }),
  )
}

/** Runs `work` while no other process is at the same place. */
async function alone<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(withoutTimeouts)
    await client.query('select pg_advisory_lock($1)', [preparing])
    return await work(client)
  } finally {
    // Closing the connection frees the lock in any case, also when it is in no state to be asked for it.
    client.release(true)
  }
}

/** How long a connection is waited for, in milliseconds: what the URL says in seconds as for libpq, 0 for as long as it takes. */
function connectTimeout(url: string): number {
  const seconds = new URL(url).searchParams.get('connect_timeout')
  return seconds === null ? 10_000 : Number(seconds) * 1_000
}
