/** Of the network: no one is there, or not any more. */
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
 * Of PostgreSQL, by their beginning: connection lost (08), no resources (53), a lock or a statement that took too long (55P03, 57014), going
 * down or coming up (57P), a session that was ended because it stood still (25P03, 57P05).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const states = ['08', '53', '55P03', '57014', '57P', '25P03']

/** What the driver says without a code, when a connection was lost or could not be had in time. */
const connectionLost =
  /connection (?:was )?terminated|timeout exceeded when trying to connect|connection error and is not queryable/i

/** Whether something failed because the database is away for a while: it makes sense to come again. */
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
