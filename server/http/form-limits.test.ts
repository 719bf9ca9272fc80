import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { formLimits } from './form-limits.ts'

const app = new Hono()
const isNora = async (headers: Headers) => headers.get('cookie') === 'nora'
app.use(formLimits(isNora, async (context) => context.text('too long', 413)))
app.post('*', async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)))

const megabyte = 1024 * 1024
let read = 0

/** Counts how much of it is read; `length` is its declared length. */
function send(
  path: string,
  megabytes: number,
  { cookie = 'nora', length = (megabytes * megabyte) as number | null, type = 'multipart/form-data; boundary=x' } = {},
) {
  read = 0
  const body = new ReadableStream({
    pull(controller) {
      if (read >= megabytes * megabyte) return controller.close()
      read += megabyte
      controller.enqueue(new Uint8Array(megabyte))
    },
  })
  const headers = { cookie, 'content-type': type, ...(length !== null && { 'content-length': String(length) }) }
  return app.request(path, { method: 'POST', headers, body, ...{ duplex: 'half' } })
}

it('rejects 50 MB with a declared length at once, without reading them', async () => {
  expect((await send('/office/media', 50)).status).toBe(413)
  expect(read).toBeLessThanOrEqual(megabyte)
})

it('stops reading where a body without a length becomes too long', async () => {
  expect((await send('/office/media', 50, { length: null })).status).toBe(413)
  expect(read).toBeLessThanOrEqual(34 * megabyte)
})

it('takes a few pictures of someone who may send them', async () => {
  expect(await (await send('/office/media', 20)).text()).toBe(String(20 * megabyte))
  expect((await send('/office/media/6f1c', 9)).status).toBe(200)
  expect((await send('/office/media.data', 9)).status).toBe(200)
})

it.each([
  ['a visitor without a session', '/office/media', { cookie: '' }],
  ['a form without files', '/office/media', { type: 'application/x-www-form-urlencoded' }],
  ['another screen', '/office/members', {}],
  ['a screen of a like name', '/office/mediaeval', {}],
])('takes no more than a form from %s', async (_, path, options) => {
  expect((await send(path, 2, options)).status).toBe(413)
  expect(read).toBeLessThanOrEqual(megabyte)
})
