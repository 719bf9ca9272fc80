import { expect, it } from 'vitest'
import { finalResponse } from './final-response.ts'

const facts = {
  tags: [],
  nonce: 'n',
  siteUrl: 'https://flightlevels.example',
  keptUrl: null,
  development: false,
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

const asRendered =
  '<link rel="modulepreload" href="/a.js"/><p>Jänner</p><script nonce="aB-9_x" type="module" async="">import "/a.js"</script>'

it('lets the scripts of a page wait for its first paint', async () => {
  expect((await sent(asRendered, 'text/html; charset=utf-8')).toString()).toBe(
    '<link rel="modulepreload" media="not all" href="/a.js"/><p>Jänner</p><script nonce="aB-9_x" type="text/later">import "/a.js"</script>',
  )
})

it('leaves pages in development as they are: Vite’s scripts have an order of their own', async () => {
  const rendered = new Response(asRendered, { headers: { 'content-type': 'text/html' } })
  const { response } = await finalResponse(rendered, request, { ...facts, development: true })
  expect(await response.text()).toBe(asRendered)
})
