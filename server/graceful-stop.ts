import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a client may take to send or receive the rest of a request after the server stopped accepting. */
const slowMs = 10_000
/** How long a response may take then. Longer than anything that works: waits for the database or a lock time out earlier. */
const answerMs = 60_000

/** Stops a server without losing a request (docs/decisions/0174-queues-and-load.md). Tracks requests, so create it before the server listens. */
export function gracefulStop(server: Server) {
  const connections = new Set<Socket>()
  const begun = new Set<ServerResponse>()
  let isStopping = false
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  const note: RequestListener = (_request, response) => {
    begun.add(response)
    response.once('close', () => begun.delete(response))
    if (isStopping) closeAfterResponse(response)
  }
  server.prependListener('request', note)

  /** Ends connections that wait for the client: no or half a request has arrived, or the response is written but not read. */
  function endSlowConnections() {
    const ours = new Set([...begun].filter(isOurTurn).map(({ req }) => req.socket))
    for (const connection of connections) if (!ours.has(connection)) connection.destroy()
  }

  return {
    /** Whether a stop has begun: the process still answers, but should receive no new requests. */
    isStopping: () => isStopping,
    /** Keeps answering for `seconds`, closing each connection after its response, so that load balancers move to other processes. */
    async drain(seconds: number) {
      isStopping = true
      for (const response of begun) closeAfterResponse(response)
      await wait(seconds * 1000)
    },
    /** Stops accepting connections. Resolves when all started requests are answered. */
    close() {
      return new Promise<void>((resolve) => {
        // A connection that is still being answered becomes idle later and would then be kept alive.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        const slow = setTimeout(endSlowConnections, slowMs)
        const late = setTimeout(() => {
          for (const connection of connections) connection.destroy()
        }, answerMs)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(slow)
          clearTimeout(late)
          resolve()
        })
      })
    },
  }
}

function closeAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function isOurTurn({ req, writableEnded }: ServerResponse): boolean {
  return req.complete && !writableEnded
}
