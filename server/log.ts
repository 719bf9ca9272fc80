import pino from 'pino'
import { traceIds } from '#platform/tracing.ts'
import type { Env } from './env.ts'

/** What a log may hold of an error: where and what kind, nothing that a visitor has typed. */
export interface SerializedError {
  type: string
  message: string
  code?: string | undefined
  /** The places it came through, without the message that a stack begins with. */
  at: string[]
  cause?: SerializedError | undefined
}

const maxCauses = 4

/**
 * Database errors repeat the values they failed on: drizzle as `params:` behind the statement, PostgreSQL in its message and `detail`. Of
 * those only statement, code and constraint are kept.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: messageOf(error),
    code,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    cause: error.cause === undefined || depth >= maxCauses ? undefined : serializeError(error.cause, depth + 1),
  }
}

function messageOf(error: Error): string {
  if ('severity' in error) return `database refused: ${'constraint' in error ? String(error.constraint) : 'see code'}`
  return withoutAddresses(error.message.split(/\n?params:/)[0] ?? '')
}

/** Mail servers repeat the address that they refuse. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…')
}

/**
 * One JSON line an event, to standard error: standard output is for messages of `npm start`. No names, addresses or links are logged:
 * events have ids, and page addresses only as route patterns. Where requests are traced, a line names its trace.
 */
export function createLog(level: Env['LOG_LEVEL'], to: pino.DestinationStream = pino.destination(2)) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => traceIds() ?? {},
      serializers: { error: (error: unknown) => serializeError(error) },
    },
    to,
  )
}

export type Log = ReturnType<typeof createLog>
