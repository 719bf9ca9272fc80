import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

export interface CommandResult {
  /** Null when a signal ended it. */
  code: number | null
  /** What it printed, both streams in order; empty when it was shown as it came. */
  output: string
}

/**
 * Runs a program of `node_modules/.bin` or of the system from the project's root. Tools get the project's own Node first in their path,
 * whatever Node the shell has. Never throws for a command that fails; a command that does not exist ends with 127.
 */
export async function runCommand(
  command: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  const [program = '', ...args] = command
  const path = [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(program, args, {
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: path },
  })
  const end = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGTERM', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  try {
    const [code]: (number | null)[] = await once(child, 'close')
    return { code: code ?? null, output }
  } catch (error) {
    return { code: 127, output: `${program} cannot be run: ${error}` }
  } finally {
    process.off('SIGTERM', end)
  }
}
