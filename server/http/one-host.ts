import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

/** Rejects requests with two Host headers with 400 (RFC 9112 §3.2): a proxy may have routed by the other one. Node keeps only the first. */
export function oneHost(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!namesTwoHosts(request)) return next(request, response)
    response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
  }
}

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

/** The same for websocket upgrades. */
export function oneHostUpgrade(next: Upgrade): Upgrade {
  return (request, stream, head) => {
    if (!namesTwoHosts(request)) return next(request, stream, head)
    stream.on('error', () => stream.destroy())
    stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
}

function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}
