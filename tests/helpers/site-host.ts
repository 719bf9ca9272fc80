import type * as threads from '#server/document-thread.ts'
import type * as environment from '#server/env.ts'
import type * as logging from '#server/log.ts'
import { buildWhenNeeded, builtFile } from '#server/site-build.ts'
import type * as starting from '#server/start-site.ts'
import type { RunningSite } from '#server/start-site.ts'

/** Starts a site with these variables; without them it stops the one of this number. */
interface SiteOrder {
  id: number
  env?: Record<string, string>
}

export interface SiteReport {
  id: number
  /** What the site has just printed. */
  printed?: string
  /** Whether the last order was carried out. */
  isDone?: boolean
}

/**
 * A program that runs site after site in one process, on command: the modules of a site are loaded and compiled once. Each has its own variables, data
 * folder, database, jobs, log and port, and stops as the one of `npm start` does. Documents are drawn in one thread for all of them, which stays.
 */
await buildWhenNeeded((line) => console.error(line))
// as: the builds of our own modules, which `npm start` runs
const load = async <Module>(name: string) => (await import(builtFile(name).href)) as Module
const { chooseReactBuild, readEnv, refuseUnsafeStart } = await load<typeof environment>('env')
const { createLog } = await load<typeof logging>('log')
chooseReactBuild(false)
const { startSite } = await load<typeof starting>('start-site')
const { documentThread } = await load<typeof threads>('document-thread')
const documents = documentThread(builtFile('draw-documents'), { idleMs: 600_000 })
const sites = new Map<number, RunningSite>()

async function start(id: number, variables: Record<string, string>) {
  const print = (printed: string) => report({ id, printed })
  const env = readEnv(variables)
  refuseUnsafeStart(env)
  const log = createLog(env.LOG_LEVEL, { write: print })
  const announce = (line: string) => print(`${line}\n`)
  sites.set(id, await startSite({ env, log, development: false, documents, announce }))
}

async function stop(id: number) {
  await sites.get(id)?.stop()
  sites.delete(id)
}

function report(message: SiteReport) {
  process.send?.(message)
}

process.on('message', ({ id, env }: SiteOrder) => {
  const completed = env ? start(id, env) : stop(id)
  completed.then(
    () => report({ id, isDone: true }),
    (error: unknown) => report({ id, isDone: false, printed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
