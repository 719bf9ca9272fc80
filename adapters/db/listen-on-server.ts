import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const retryAfterMs = 1_000

/**
 * Listens on a connection of its own (a pool would hand it to somebody else) and opens it anew when it breaks.
 * An empty payload is delivered after each reconnect: whoever listens may have missed something.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onError: (error: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    const end = () => client.end().catch(onError)
    client.on('notification', (message) => onMessage(message.payload ?? ''))
    client.on('error', onError)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void end()
      throw error
    }
    signal.addEventListener('abort', end, { once: true })
    // Only now: a connection that never came about ends as well, and each would begin a row of attempts of its own.
    client.once('end', () => {
      signal.removeEventListener('abort', end)
      if (!signal.aborted) void reconnect()
    })
    if (signal.aborted) void end()
  }

  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      await wait(retryAfterMs)
      if (signal.aborted) return
      try {
        await connect()
        onMessage('')
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  await connect()
}
