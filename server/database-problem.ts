import { StartError } from './start-error.ts'

/** The message when the database cannot be opened. Never contains the URL, which may include a password. */
export function databaseProblem(name: string, error: unknown): StartError {
  return new StartError(`Cannot start: ${name} cannot be opened (${reasonOf(error)}).`, { cause: error })
}

/** The innermost cause has the message of the database or the network; outer errors repeat SQL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause !== undefined) return reasonOf(error.cause)
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name)
}
