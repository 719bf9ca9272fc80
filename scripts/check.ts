import { type CommandResult, runCommand } from './run-command.ts'

interface Step {
  name: string
  command: string[]
  /** The part of the output that says what was looked at, when all is well. */
  lookedAt?: RegExp
}

const node = process.execPath

/** React Router's types of each route; tsc and knip read them. */
const before: Step = { name: 'route types', command: ['react-router', 'typegen'] }

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--pretty'] },
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

/** All static checks: one line for each step, with the output of a failed one. Two at a time, because small machines have two cores. */
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
  const result = await runCommand(step.command)
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
