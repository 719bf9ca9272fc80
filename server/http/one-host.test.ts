import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '#tests/helpers/open-site.ts'
import type { Site } from '#tests/helpers/start-site.ts'

describe('a request that names its host', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.stop())

  /** Sends lines as they are, and gives the first line of the answer. */
  async function says(...lines: string[]): Promise<string | undefined> {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`)
    return (await text(socket)).split('\r\n')[0]
  }

  // From memory, rendered, a file, for machines.
  it.each(['/de', '/de/kontakt?a=1', '/robots.txt', '/readyz'])('twice is rejected at %s', async (path) => {
    const line = `GET ${path} HTTP/1.1`
    expect(await says(line, 'Host: one.example')).toBe('HTTP/1.1 200 OK')
    expect(await says(line, 'Host: one.example', 'Host: other.example')).toBe('HTTP/1.1 400 Bad Request')
    expect(await says(line, 'Host: one.example', 'X-Other: a', 'hOST: one.example')).toBe('HTTP/1.1 400 Bad Request')
  })

  // Probes of load balancers, such as HAProxy's, use HTTP/1.0 and name no host.
  it.each(['/de', '/de/kontakt?a=1', '/robots.txt', '/readyz'])('may be missing in HTTP/1.0 at %s', async (path) => {
    expect(await says(`GET ${path} HTTP/1.0`)).toBe('HTTP/1.1 200 OK')
    expect(await says(`GET ${path} HTTP/1.1`)).toBe('HTTP/1.1 400 Bad Request')
  })

  it('is answered as any other where it asks for a protocol that the site does not speak', async () => {
    const upgrade = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Connection: Upgrade, HTTP2-Settings']
    expect(await says('GET /de HTTP/1.1', ...upgrade, 'Host: one.example')).toBe('HTTP/1.1 200 OK')
  })

  it('twice is rejected for a websocket upgrade', async () => {
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
    const lines = ['GET /graphql HTTP/1.1', ...upgrade, 'Connection: Upgrade']
    expect(await says(...lines, 'Host: one.example', 'Host: other.example')).toBe('HTTP/1.1 400 Bad Request')
  })
})
