import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type OpenDatabase, withoutTimeouts } from './database.ts'
import { prepareTables } from './prepare-tables.ts'

const retryAfterMs = 1_000

/**
 * Listens on a dedicated connection (a pool would reuse it) and reconnects. Delivers an empty payload after each reconnect, because messages may have
 * been lost.
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
    // Registered only now: a connection that never opened also ends, and each would start its own series of attempts.
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

/** Advisory lock for migrations, so that concurrent starts run one after the other. The number is arbitrary. */
const preparing = 7_301_119

/**
 * Timeouts in milliseconds that free the locks of a frozen or disconnected process. An idle transaction ends before those waiting for its locks give
 * up, so they only wait; and a visitor waiting for seats gets a response before the browser gives up. Parameters in the URL take precedence.
 */
const timeouts = {
  idle_in_transaction_session_timeout: 8_000,
  lock_timeout: 20_000,
  statement_timeout: 60_000,
  // The pool closes connections after ten idle seconds; a session idle for longer has lost its client.
  options: [
    '-c idle_session_timeout=120s',
    '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    '-c tcp_user_timeout=25s',
  ].join(' '),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/**
 * A PostgreSQL server, through `DATABASE_URL`. Several processes may share it. `asItIs` skips migrations, `name` is the application name of its
 * connections.
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
    pipeline: true,
    max: 10,
    connectionTimeoutMillis: connectTimeout(url),
  })
  // A broken connection must not crash the process, neither while idle nor between two statements of a transaction (then only the client itself emits
  // the error); the next query opens a new one.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    sendTogether(client)
  })
  giveBackBroken(pool)
  const prepare = (migrations?: number) =>
    alone(pool, (client) => {
      const db = drizzle(client, { casing: 'snake_case' })
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
    db: drizzle(pool, { casing: 'snake_case' }),
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

/** Statements that are ready at the same time leave in one write: a write costs more than most of them. */
function sendTogether(client: pg.PoolClient): void {
  // Not declared by @types/pg.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let isHeld = false
  client.query = new Proxy(client.query, {
    apply(query, of, statement) {
      if (!isHeld) {
        isHeld = true
        stream.cork()
        process.nextTick(() => {
          isHeld = false
          stream.uncork()
        })
      }
      return Reflect.apply(query, of, statement)
    },
  })
}

/**
 * Releases connections that break while in use. drizzle 0.45 runs `begin` outside its `try`: a connection that breaks right then would never be
 * released, and the pool would wait for it when it closes.
 */
function giveBackBroken(pool: pg.Pool): void {
  const out = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => out.add(client))
  pool.on('release', (_error, client) => out.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!out.has(client)) return
      const { release } = client
      // The holder may still release it.
      client.release = () => undefined
      release(true)
    }),
  )
}

/** Runs `work` under an advisory lock. */
async function alone<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(withoutTimeouts)
    await client.query('select pg_advisory_lock($1)', [preparing])
    return await work(client)
  } finally {
    // Closing the connection releases the lock in any case, even when the connection is broken.
    client.release(true)
  }
}

/** The connection timeout in milliseconds: from the URL in seconds, as for libpq; 0 for none. */
function connectTimeout(url: string): number {
  const seconds = new URL(url).searchParams.get('connect_timeout')
  return seconds === null ? 10_000 : Number(seconds) * 1_000
}
