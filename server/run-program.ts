import { isOutage } from '#platform/outage.ts'
import { type Env, readEnv } from './env.ts'
import { StartError } from './start-error.ts'

/** Runs a command-line program: prints its result, or prints the problem and exits with 1. */
export async function runProgram(
  program: (env: Env, given: readonly string[]) => Promise<string>,
  problem: (error: unknown) => unknown,
): Promise<void> {
  try {
    console.log(await program(readEnv(), process.argv.slice(2)))
  } catch (error) {
    console.error(problem(error))
    process.exit(1)
  }
}

/** The message when the database cannot be opened. Never contains the URL, which may include a password. */
export function databaseProblem(name: string, error: unknown): StartError {
  return new StartError(`Cannot start: ${name} cannot be opened (${reasonOf(error)}).`, { cause: error })
}

/** A sentence for what ended a start: also for an outage after the database was opened. Null for an error that needs its stack. */
export function startProblem(error: unknown): StartError | null {
  if (error instanceof StartError) return error
  const name = 'the database or the content source'
  return isOutage(error) ? new StartError(`Cannot start: ${name} does not answer (${reasonOf(error)}).`) : null
}

/** The innermost cause has the message of the database or the network; outer errors repeat SQL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause !== undefined) return reasonOf(error.cause)
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name)
}
