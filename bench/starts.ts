import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { npmStart } from '#tests/helpers/start-site.ts'
import { percentile } from './open-loop.ts'

interface Starts {
  /** Milliseconds from the command of `npm start` (without npm itself) to its ready line; the median of three. */
  cold: number
  warm: number
}

/** Starts the built site on empty folders, then again on each. */
export async function startTimes(): Promise<Starts> {
  const cold: number[] = []
  const warm: number[] = []
  for (const _ of [1, 2, 3]) {
    const folder = mkdtempSync(join(tmpdir(), 'flightdeck-start-'))
    cold.push(await start(folder))
    warm.push(await start(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  return { cold: percentile(cold, 50), warm: percentile(warm, 50) }
}

async function start(folder: string): Promise<number> {
  const began = performance.now()
  const site = spawn(process.execPath, npmStart, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let ready = 0
  for await (const line of createInterface(site.stdout)) {
    if (!line.includes('ready')) continue
    ready = performance.now()
    break
  }
  site.kill()
  await once(site, 'exit')
  if (ready === 0) throw new Error('the site did not start')
  return ready - began
}
