import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledBefore } from './ready-site.ts'

/** Runs `npm start`’s program until it ends by itself, on a data folder of its own unless `DATA_DIR` names one; gives what it printed. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: unknown; printed: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-start-'))
  const program = spawn(process.execPath, ['server/main.ts'], {
    env: { PORT: '0', DATA_DIR: folder, ...compiledBefore(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (printed += part))
  const [code] = await once(program, 'close')
  rmSync(folder, { recursive: true, force: true })
  return { code, printed }
}
