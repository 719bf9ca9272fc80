import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ContentSocket } from '#content/graphql/graphql-socket.ts'

/**
 * Websocket upgrades. Only the content system at `/graphql` accepts them. Others get a 404, unless `strict` is off and Vite answers them for hot
 * updates.
 */
export function upgrades(content: ContentSocket, { strict }: { strict: boolean }) {
  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [path] = (request.url ?? '/').split('?')
    if (path === '/graphql') content.upgrade(request, stream, head)
    else if (strict) {
      stream.on('error', () => stream.destroy())
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
  }
}
