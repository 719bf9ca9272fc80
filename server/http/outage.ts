/** Network errors: the host is unreachable or the connection was lost. */
const unreachable = [
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
 * SQLSTATE prefixes of PostgreSQL: connection lost (08), out of resources (53), lock or statement timeout (55P03, 57014), shutting down or starting
 * up (57P), idle session ended (25P03, 57P05). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const states = ['08', '53', '55P03', '57014', '57P', '25P03']

/** Driver errors without a code: the connection was lost or could not be opened in time. */
const connectionLost =
  /connection (?:was )?terminated|timeout exceeded when trying to connect|connection error and is not queryable/i

/** Whether an error comes from a temporary database outage, so that a retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (
    unreachable.includes(code) ||
    states.some((state) => code.startsWith(state)) ||
    connectionLost.test(error.message)
  )
    return true
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return isOutage(error.cause)
}
