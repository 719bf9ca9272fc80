import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeWeEnd } from './before-we-end.ts'
import { freePort } from './free-port.ts'
import { beginReady, compiledBefore } from './ready-site.ts'

export interface Site {
  /** Without a slash at the end: http://127.0.0.1:41234 */
  url: string
  /** What it keeps on disk: the embedded database, the mailbox. */
  dataFolder: string
  /** Everything it has printed so far, both streams. */
  output(): string
  /** Ends the site as an operator does and deletes the data folder that it was given here. Gives the exit code: 0 where it ended gracefully. */
  stop(): Promise<number | null>
}

/** A site in a process of its own. */
export interface SiteProcess extends Site {
  /** Ends the server as a crash does (SIGKILL). The data folder stays until `stop`. */
  kill(): Promise<void>
  /** Halts the server where it is (SIGSTOP), with all its connections open, as a suspended machine does. */
  freeze(): void
  /** Lets a frozen server go on. */
  thaw(): void
  /** Sends it a signal, and waits for nothing. */
  signal(name: 'SIGINT' | 'SIGTERM'): void
}

export interface SiteOptions {
  /** Further variables, such as DATABASE_URL or SMTP_URL; they win over those of `prepareSite`. */
  env?: Record<string, string>
  /** Kept by `stop`; without it a fresh one is made and deleted. */
  dataFolder?: string
  /** What it is called in its own address. Browsers make passkeys for a name alone, not for the number of a machine. */
  name?: 'localhost'
  /** A first start on an empty data folder, all of it; else that begins with what `npm test` has made (ready-site.ts). */
  firstStart?: boolean
}

export interface ProcessOptions extends SiteOptions {
  /** Milliseconds until `/readyz` must have answered with 200. */
  timeout?: number
  /** Another program than that of `npm start`. */
  program?: string
  /** Of Node, beside those of `npm start`. */
  flags?: string[]
}

/** For programs that end soon: to optimise the embedded database takes two of the six seconds of a processor that a start and three pages need. */
export const shortLived = '--liftoff-only'

/** What follows `node`: the limits of its memory and the program. */
export const npmStart: string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ').slice(1)

/**
 * Runs the built site as `npm start` does on a free port and waits until `/readyz` answers with 200. Throws with everything it has printed when it ends first
 * or takes too long. For tests about the process itself; others open a site (open-site.ts).
 */
export async function startSite({
  timeout = 600_000,
  program,
  flags = [shortLived],
  ...options
}: ProcessOptions = {}): Promise<SiteProcess> {
  const { url, folder, env, remove } = await prepareSite(options)
  const { PATH, HOME, TMPDIR } = process.env
  const machine = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }) }
  const server = spawn(process.execPath, [...flags, ...(program ? [program] : npmStart)], {
    env: { ...machine, ...compiledBefore(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = listenTo(server)
  const stop = stopping(server, remove)
  try {
    await ready(server, url, timeout)
  } catch (error) {
    await stop()
    throw new Error(`The site did not become ready: ${error}. It printed:\n${output()}`, { cause: error })
  }
  return {
    url,
    dataFolder: folder,
    output,
    stop,
    kill: () => killed(server),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    signal: (name) => void server.kill(name),
  }
}

/** A site to be measured: exactly as users start it, with the embedded database optimised and pages loaded ahead. */
export function startMeasured(options: ProcessOptions = {}): Promise<SiteProcess> {
  return startSite({ ...options, env: { LOAD_AHEAD: 'yes', ...options.env }, flags: [] })
}

/** The address of a site that is to start, its data folder and its variables. Waiting requests are never refused, however busy the machine is. */
export async function prepareSite({ env = {}, dataFolder, name, firstStart = 'DATABASE_URL' in env }: SiteOptions) {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'flightdeck-site-'))
  if (!firstStart) beginReady(folder)
  const remove = () => dataFolder ?? rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const port = env.PORT ?? String(await freePort())
  const url = `http://${name ?? '127.0.0.1'}:${port}`
  const variables = {
    HOST: '127.0.0.1',
    SITE_URL: url,
    WAIT_SECONDS: '300',
    // Preloaded requests would bypass the routes that a test has set (`page.route`).
    LOAD_AHEAD: 'no',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '0',
    DATA_DIR: folder,
    ...env,
    PORT: port,
  }
  return { url, folder, env: variables, remove }
}

function listenTo(server: ChildProcess): () => string {
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  return () => printed
}

async function ready(server: ChildProcess, url: string, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (ended(server)) throw new Error(`it ended with ${server.exitCode ?? server.signalCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`/readyz did not answer with 200 within ${timeout} ms`)
}

/** A server that does not end within five minutes is killed; the exit code is then null. */
function stopping(server: ChildProcess, remove: () => void): () => Promise<number | null> {
  const takeBack = beforeWeEnd(() => {
    server.kill('SIGKILL')
    remove()
  })
  return async () => {
    takeBack()
    if (!ended(server)) {
      const late = setTimeout(() => server.kill('SIGKILL'), 300_000)
      server.kill('SIGTERM')
      await once(server, 'exit')
      clearTimeout(late)
    }
    remove()
    return server.exitCode
  }
}

async function killed(server: ChildProcess): Promise<void> {
  if (ended(server)) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

function ended(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}
