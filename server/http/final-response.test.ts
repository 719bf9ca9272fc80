import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { describe, expect, it } from 'vitest'
import { fileDownload } from '#frame/office/file-download.ts'
import { finalResponse } from './final-response.ts'

const facts = {
  tags: [],
  nonce: 'n',
  siteUrl: 'https://flightlevels.example',
  keptUrl: null,
  former: () => undefined,
  development: false,
  rulesSource: null,
  connectsTo: [],
  formTargets: [],
}
const request = new Request('https://flightlevels.example/de/order/x/invoice.pdf')

async function sent(body: string | Uint8Array<ArrayBuffer>, contentType: string): Promise<Buffer> {
  const rendered = new Response(body, { headers: { 'content-type': contentType } })
  const { response } = await finalResponse(rendered, request, facts)
  return Buffer.from(await response.arrayBuffer())
}

it('sends a document byte by byte as it was made: an invoice, a table, a picture', async () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const type of [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/png',
  ])
    expect(await sent(everyByte, type), type).toEqual(Buffer.from(everyByte))
})

it('sends a page as React has rendered it', async () => {
  const page = '<link rel="modulepreload" href="/a.js"/><p>Jänner</p><script nonce="aB-9_x" type="module"></script>'
  expect((await sent(page, 'text/html; charset=utf-8')).toString()).toBe(page)
})

it.each(['identity', 'gzip'])(
  'streams a file (%s), and stops generating it when the client disconnects',
  async (encoding) => {
    let made = 0
    const ended = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (;;) {
          made += 1
          yield crypto.getRandomValues(new Uint8Array(16_000))
        }
      } finally {
        ended.resolve()
      }
    }
    const rendered = () => fileDownload(endless(), { name: 'all', day: '2026-11-21', type: 'csv' })
    const app = new Hono()
      .use(compress())
      .get('*', async () => (await finalResponse(rendered(), request, facts)).response)
    const server = serve({ fetch: app.fetch, port: 0 })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const [answer]: IncomingMessage[] = await once(
      ask({ port, headers: { 'accept-encoding': encoding } }).end(),
      'response',
    )
    await once(answer as IncomingMessage, 'data')
    answer?.destroy()
    await ended.promise
    expect(made).toBeLessThan(1_000)
    server.close()
  },
)

const page = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'

async function policyOf(path: string): Promise<string> {
  const asked = new Request(`https://flightlevels.example${path}`)
  const { response } = await finalResponse(new Response(''), asked, facts)
  return response.headers.get('content-security-policy') ?? ''
}

describe('the policy of pages', () => {
  it('lets the visual editor write its styles into its own page, and runs no script more for it', async () => {
    const policy = await policyOf(`/office/pages/${page}?done=published`)
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain("script-src 'self' 'nonce-n';")
  })

  it('lets it do the same where it has the text of a post', async () => {
    expect(await policyOf(`/office/posts/${page}/text`)).toContain("style-src 'self' 'unsafe-inline'")
  })

  it.each([
    '/',
    `/office/posts/${page}`,
    '/office/posts/new/text',
    '/de/office/pages',
    '/office',
    '/office/pages',
    '/office/pages/new',
    `/office/pages/${page}/history`,
    `/office/pages/${page}/preview`,
    `/office/dates/${page}`,
    `/de/office/pages/${page}`,
  ])('has no inline styles at %s', async (path) => {
    expect(await policyOf(path)).not.toContain('unsafe-inline')
  })
})
