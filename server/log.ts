import pino from 'pino'
import type { Env } from './env.ts'
import { safeError } from './safe-error.ts'

/**
 * One JSON line an event, to standard error: standard output belongs to what `npm start` tells its reader.
 * Nobody's name, address or link is ever logged: events carry ids, and addresses of pages only as route patterns.
 */
export function createLog(level: Env['LOG_LEVEL']) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: (error: unknown) => safeError(error) },
    },
    pino.destination(2),
  )
}

export type Log = ReturnType<typeof createLog>
