import type { ConnectionName, ConnectionState } from '#domain/settings/connection.ts'

/** A connection that can be tried. It sends nothing to anybody, and never throws. */
export interface CheckedConnection {
  check(): Promise<ConnectionState>
}

export type Connections = Record<ConnectionName, CheckedConnection>
