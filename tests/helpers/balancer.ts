import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Balancer {
  /** Without a slash at the end. */
  url: string
  /** Which of its servers get requests at this moment, by their address. */
  inLine(): string[]
  close(): Promise<void>
}

/**
 * A simple load balancer in front of several processes: it requests `/readyz` of each ten times a second, gives every request to one whose last answer was
 * ready, by turns, and keeps its connections for the next request. While none is ready, as on a very busy machine, requests wait. It retries nothing: what a
 * server drops is lost, answered with 502.
 */
export async function balancerOf(servers: string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const watching = new AbortController()
  const watched = Promise.all(servers.map((server) => watch(server, ready, watching.signal)))
  let turn = 0
  const balancer = createServer(async (request, response) => {
    while (ready.size === 0 && !watching.signal.aborted) await wait(20)
    const inLine = [...ready]
    const server = inLine[turn++ % inLine.length]
    if (!server) return response.destroy()
    const { method, url, headers } = request
    const onward = ask(server + url, { method, headers, agent }, (answer) => {
      const { connection, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', (error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(String(error))
    })
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  // A server on a TCP port has an address object; only sockets and pipes have a string.
  const { port } = balancer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    inLine: () => [...ready],
    async close() {
      watching.abort()
      await watched
      agent.destroy()
      balancer.closeAllConnections()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}

async function watch(server: string, ready: Set<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isReady = await fetch(`${server}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(server)
    else ready.delete(server)
    await wait(100, undefined, { signal }).catch(() => undefined)
  }
}
