import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How a server ends without losing a request (docs/decisions/0174-queues-and-load.md). */
export interface GracefulStop {
  /** Whether it has been asked to stop: it still answers, but should get no more. */
  isStopping(): boolean
  /** Goes on answering for so long, each time with the request to close the connection, so that anyone who is in front turns to other processes. */
  drain(seconds: number): Promise<void>
  /** Lets no one in any more, and resolves when everything that was begun is answered. */
  close(): Promise<void>
}

/** How long a visitor may take to send the rest of a request or to take the rest of an answer, once no one is let in any more. */
const slowMs = 10_000
/** How long an answer of ours may take then. Nothing that works takes as long: what waits for the database or a lock gives up before. */
const answerMs = 60_000

/** Watches what the server is asked from now on, so create it before it listens. */
export function gracefulStop(server: Server): GracefulStop {
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
    if (isStopping) sayGoodbye(response)
  }
  server.prependListener('request', note)

  /** Connections that are not waiting for us: nothing or half of a request has come, or the answer is written and only has to be taken. */
  function endSlowConnections() {
    const ours = new Set([...begun].filter(isOurTurn).map(({ req }) => req.socket))
    for (const connection of connections) if (!ours.has(connection)) connection.destroy()
  }

  return {
    isStopping: () => isStopping,
    async drain(seconds) {
      isStopping = true
      for (const response of begun) sayGoodbye(response)
      await wait(seconds * 1000)
    },
    close() {
      return new Promise((resolve) => {
        // A connection that is still being answered becomes idle later, and would then be kept open for a next request.
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

function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function isOurTurn({ req, writableEnded }: ServerResponse): boolean {
  return req.complete && !writableEnded
}
