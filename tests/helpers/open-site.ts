import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeWeEnd } from './before-we-end.ts'
import { beginReadyOnServer, compiledBefore, isReadyOnServer } from './ready-site.ts'
import type { SiteReport } from './site-host.ts'
import { prepareSite, type Site, type SiteOptions, shortLived } from './start-site.ts'

/** The host of this process (site-host.ts), once a site was opened. */
let host: ChildProcess | undefined
let opened = 0

/**
 * The built site on a fresh data folder and a free port, as `startSite` gives it, but beside the other sites of this process in one host: it is
 * loaded and compiled for the first of them alone (docs/decisions/0005-checks-and-tests.md). In a whole run it is on PostgreSQL, unless a data
 * folder, a database or a first start was asked for.
 */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  host ??= startHost()
  const running = host
  opened += 1
  const id = opened
  const { dataFolder, firstStart = false, env: given = {} } = options
  const isOnServer = isReadyOnServer() && !(dataFolder || firstStart || 'DATABASE_URL' in given)
  const { url, folder, env, remove } = await prepareSite(isOnServer ? { ...options, firstStart: true } : options)
  const takeBack = beforeWeEnd(remove)
  const database = isOnServer ? await beginReadyOnServer(folder) : null
  let printed = ''
  const listen = (report: SiteReport) => {
    if (report.id === id) printed += report.printed ?? ''
  }
  running.on('message', listen)
  async function end() {
    takeBack()
    running.off('message', listen)
    remove()
    await database?.drop()
  }
  if (!(await completed(running, { id, env: { ...env, ...(database && { DATABASE_URL: database.url }) } }))) {
    await end()
    throw new Error(`The site did not start. It printed:\n${printed}`)
  }
  return {
    url,
    dataFolder: folder,
    output: () => printed,
    async stop() {
      const isStopped = await completed(running, { id })
      await end()
      return isStopped ? 0 : 1
    },
  }
}

function startHost(): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...compiledBefore() }
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, [shortLived, 'tests/helpers/site-host.ts'], { env, stdio: [...stdio] })
  // One listener for each site and each order.
  child.setMaxListeners(0)
  // It ends with this process, which need not wait for it.
  child.unref()
  child.channel?.unref()
  beforeWeEnd(() => child.kill('SIGKILL'))
  return child
}

/** Whether the host has completed the order. Throws when it has exited instead. */
async function completed(running: ChildProcess, order: { id: number; env?: Record<string, string> }) {
  running.channel?.ref()
  const done = new AbortController()
  const { signal } = done
  try {
    return await Promise.race([
      new Promise<boolean>((resolve) => {
        const listen = ({ id, isDone }: SiteReport) => {
          if (id !== order.id || isDone === undefined) return
          running.off('message', listen)
          resolve(isDone)
        }
        running.on('message', listen)
        running.send(order)
      }),
      once(running, 'exit', { signal }).then(([code]): never => {
        throw new Error(`The host of the sites has ended with ${code}.`)
      }),
    ])
  } finally {
    done.abort()
    running.channel?.unref()
  }
}
