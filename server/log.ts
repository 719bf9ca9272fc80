import pino from 'pino'
import { traceIds } from '#platform/tracing.ts'
import type { Env } from './env.ts'

/** The loggable part of an error: its type and origin, nothing that a visitor has typed. */
export interface SerializedError {
  type: string
  message: string
  code?: string | undefined
  /** Stack frames without the message at the top of a stack. */
  at: string[]
  cause?: SerializedError | undefined
}

const maxCauses = 4

/**
 * Database errors repeat the values of the failed statement: drizzle as `params:` after the SQL, PostgreSQL in its message and `detail`. Of these,
 * only statement, code and constraint are logged.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name ?? typeof error,
    message: messageOf(error),
    code,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    cause: error.cause === undefined || depth >= maxCauses ? undefined : serializeError(error.cause, depth + 1),
  }
}

/** An error, or the copy of one that the job queue emits. */
interface ErrorLike {
  name?: string
  message: string
  stack?: string
  cause?: unknown
}

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

function messageOf(error: ErrorLike): string {
  if ('severity' in error)
    return `database refused: ${'constraint' in error && error.constraint ? String(error.constraint) : 'see code'}`
  return withoutAddresses(error.message.split(/\n?params:/)[0] ?? '')
}

/** Mail servers repeat rejected addresses in their messages. Word by word, so that a long word without an address is looked at once. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s<>"',;:()]+/g, (word) => (/.@./.test(word) ? '…@…' : word))
}

/**
 * One JSON line per event, on standard error; standard output has the messages of `npm start`. Names, addresses and links are not logged: events have
 * ids, and URLs appear only as route patterns. Lines of a traced request have its trace id.
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
