import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Names what `npm test` has made before the first test: a folder with `data`, and room for what V8 has compiled. */
const variable = 'FLIGHTDECK_READY_SITE'

/**
 * What the sites of one run share (docs/decisions/0005-checks-and-tests.md): the data folder of a site that has started once and stopped, and
 * what V8 has compiled. `env` hands it on to the programs that run tests.
 */
export async function makeReadySite(
  folder: string,
  start: (dataFolder: string) => Promise<{ stop(): Promise<unknown> }>,
) {
  mkdirSync(join(folder, 'data'), { recursive: true })
  process.env[variable] = folder
  try {
    const site = await start(join(folder, 'data'))
    await site.stop()
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
  // The lock belongs to a process, and is not part of the data.
  cpSync(join(ready, 'data'), dataFolder, { recursive: true, filter: (path) => basename(path) !== 'lock' })
}

/** For the environment of a server. */
export function compiledBefore(): Record<string, string> {
  const ready = process.env[variable]
  return ready ? { NODE_COMPILE_CACHE: join(ready, 'compiled') } : {}
}
