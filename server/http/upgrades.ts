import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ContentSocket } from '#content/graphql/graphql-socket.ts'
import { hashedSender } from './hashed-sender.ts'
import { clientAddress, type TrustedProxies } from './trusted-proxies.ts'

interface UpgradeOptions {
  strict: boolean
  /** As in `SiteAppParts`: a client has one budget for its queries and its subscriptions. */
  senderSalt: string
  trusted: TrustedProxies
}

/**
 * Websocket upgrades. Only the content system at `/graphql` accepts them. Others get a 404, unless `strict` is off and Vite answers them for hot
 * updates.
 */
export function upgrades(content: ContentSocket, { strict, senderSalt, trusted }: UpgradeOptions) {
  function senderOf({ socket, headers }: IncomingMessage): string {
    return hashedSender(
      senderSalt,
      clientAddress(trusted, socket.remoteAddress, headers['x-forwarded-for']?.toString()),
    )
  }

  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [path] = (request.url ?? '/').split('?')
    if (path === '/graphql') content.upgrade(request, stream, head, senderOf(request))
    else if (strict) {
      stream.on('error', () => stream.destroy())
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
  }
}
