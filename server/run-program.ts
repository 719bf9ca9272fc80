import { type Env, readEnv } from './env.ts'

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
