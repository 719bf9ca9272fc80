import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Nothing but `npm run bench` uses them, and they are a tenth of an install: npm fetches them when they are asked for, and keeps them. */
const versions = { autocannon: '9.0.0', lighthouse: '13.5.0' } as const
type Program = keyof typeof versions

/** Fetches them all. Throws an error with the remedy when one is not available. */
export async function fetchPrograms(): Promise<void> {
  await npmProgram('autocannon', ['--version'])
  await npmProgram('lighthouse', ['--version'])
}

/** Runs a program that npm fetches, and returns what it prints. */
export async function npmProgram(name: Program, args: readonly string[]): Promise<string> {
  const wanted = `${name}@${versions[name]}`
  const npm = spawn('npm', ['exec', '--yes', '--prefer-offline', `--package=${wanted}`, '--', name, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(npm.stdout), text(npm.stderr), once(npm, 'close')])
  if (code === 0) return output
  throw new Error(
    `${wanted} does not run. npm fetches it from its registry, which has to be reachable.\n${errors.trim()}`,
  )
}
