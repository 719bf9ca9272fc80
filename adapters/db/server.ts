import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { listenOnServer } from './listen-on-server.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as tables from './tables.ts'

/** Two processes that start at once migrate one after the other. The number is arbitrary but the same for all. */
const migrationLock = 7_301_119

/** A PostgreSQL server, through `DATABASE_URL`. Several processes may share it. */
export async function openServer(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection that breaks must not end the process; the next query opens another one.
  pool.on('error', onError)
  await migrateOnce(pool)
  const closing = new AbortController()
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    jobs: { backend: 'postgres', executeSql: (text, values) => pool.query(text, values) },
    listen: (channel, onMessage) => listenOnServer(url, channel, onMessage, onError, closing.signal),
    async close() {
      closing.abort()
      await pool.end()
    },
  }
}

async function migrateOnce(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migrate(db, { migrationsFolder })
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  } finally {
    client.release()
  }
}
