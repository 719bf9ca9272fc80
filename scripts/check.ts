import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

interface Step {
  name: string
  command: string[]
  /** The part of the output that summarises a successful check. */
  lookedAt?: RegExp
  env?: NodeJS.ProcessEnv
}

/** The compiler ends before the memory it collects would be missed: up to this size it collects nothing, which spares a quarter of its processor time. */
export const compilerEnv: NodeJS.ProcessEnv = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' }

const node = process.execPath

/** React Router's route types, which tsc and knip read. */
const before: Step = { name: 'route types', command: ['react-router', 'typegen'] }

const steps: Step[] = [
  // Each checker of its own works out most types again; other steps keep the second core busy.
  { name: 'types', command: ['tsc', '--noEmit', '--pretty', '--checkers', '1'], env: compilerEnv },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], lookedAt: /\d+ files/ },
  { name: 'imports', command: [node, 'scripts/check-imports.ts'], lookedAt: /.+/ },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'messages', command: [node, 'scripts/check-messages.ts'], lookedAt: /.+/ },
  { name: 'names', command: [node, 'scripts/check-names.ts'], lookedAt: /.+/ },
  { name: 'terms', command: [node, 'scripts/check-terms.ts'], lookedAt: /.+/ },
  { name: 'languages', command: [node, 'scripts/check-languages.ts'], lookedAt: /.+/ },
  { name: 'dependencies', command: [node, 'scripts/check-dependencies.ts'], lookedAt: /.+/ },
  { name: 'migrations', command: [node, 'scripts/check-migrations.ts'], lookedAt: /\d+ tables/ },
  { name: 'references', command: [node, 'scripts/check-references.ts'], lookedAt: /.+/ },
]

/** Runs all static checks and prints one line per step, with the output of failed ones. Two at a time, because small machines have two cores. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const results = [await run(before)]
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all([worker(), worker()])
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

async function run(step: Step): Promise<boolean> {
  const start = performance.now()
  const result = await runCommand(step.command, step)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(line(step, result, seconds))
  if (result.code !== 0) console.log(result.output.replace(/^/gm, '  '))
  return result.code === 0
}

function line({ name, lookedAt }: Step, { code, output }: CommandResult, seconds: string): string {
  const mark = code === 0 ? '✔' : '✘'
  const about = code === 0 && lookedAt ? lookedAt.exec(output)?.[0] : undefined
  return `${mark} ${name.padEnd(13)}${seconds.padStart(5)} s${about ? `  ${about}` : ''}`
}

if (import.meta.main) {
  const { failed } = await check()
  process.exitCode = failed === 0 ? 0 : 1
}

interface CommandResult {
  /** Null when a signal ended it. */
  code: number | null
  /** The output of both streams in order; empty when it was inherited. */
  output: string
}

/** Runs a program with the project's Node first in its PATH. Never throws for a failing command; an unknown one returns 127. */
export async function runCommand(
  command: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
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
