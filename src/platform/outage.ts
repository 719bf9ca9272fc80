/** Code of an error of ours: the content source reports that it is unavailable. */
export const sourceUnavailable = 'SOURCE_UNAVAILABLE'

/** The host is unreachable, the connection was lost, or a program behind it is unavailable. */
const unreachable = [
  sourceUnavailable,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/**
 * SQLSTATE prefixes of PostgreSQL: connection lost (08), transaction rolled back for another (40), out of resources (53), lock or statement timeout
 * (55P03, 57014), shutting down or starting up (57P), idle session ended (25P03, 57P05), the server's own disk or files (58).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const states = ['08', '40', '53', '55P03', '57014', '57P', '25P03', '58']

/** Driver errors without a code: the connection was lost or could not be opened in time. */
const connectionLost =
  /connection (?:was )?terminated|timeout exceeded when trying to connect|(?:connection error|was closed) and is not queryable/i

/** Whether an error comes from a temporary outage or overload of the database or the content source, so that a retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (
    // What `AbortSignal.timeout` throws: no answer in time.
    error.name === 'TimeoutError' ||
    unreachable.includes(code) ||
    states.some((state) => code.startsWith(state)) ||
    connectionLost.test(error.message)
  )
    return true
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return isOutage(error.cause)
}
