import { createServer, type IncomingMessage, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noRegister, viesRegister } from '#features/invoicing/providers/vies.ts'

/*
 * The register of VAT ids as the REST API of VIES answers: with its odd ways, and with those of whatever is before it.
 */
let server: Server
let answer: { status: number; body: string; hangs?: boolean }
let asked: { path: string | undefined; method: string | undefined; body: unknown }[]
let url: string

beforeEach(async () => {
  asked = []
  server = createServer(async (request: IncomingMessage, response) => {
    asked.push({ path: request.url, method: request.method, body: await json(request) })
    if (answer.hangs) return
    response.writeHead(answer.status, { 'Content-Type': 'application/json', location: 'http://127.0.0.1:1/' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}/rest-api`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const register = (timeoutMs = 5000) => viesRegister({ url, requester: async () => 'ATU00000000', timeoutMs })

function answers(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

describe('VIES', () => {
  it('is asked for the id in two parts, in our own name', async () => {
    answers({ valid: true, requestIdentifier: 'WAPIAAAAZk3uVb9s', userError: 'VALID', name: 'Kontor GmbH' })
    expect(await register().ask('EL094259216')).toEqual({ valid: true, consultationNumber: 'WAPIAAAAZk3uVb9s' })
    expect(asked).toEqual([
      {
        path: '/rest-api/check-vat-number',
        method: 'POST',
        body: {
          countryCode: 'EL',
          vatNumber: '094259216',
          requesterMemberStateCode: 'AT',
          requesterNumber: 'U00000000',
        },
      },
    ])
  })

  it.each([
    ['an id that is not assigned', { valid: false, userError: 'INVALID', requestIdentifier: '' }],
    ['an id that can be none', { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
    ['an id that can be none, in its other way', { valid: false, userError: 'INVALID_INPUT' }],
  ])('knows %s', async (_, body) => {
    answers(body)
    expect(await register().ask('DE136695976')).toMatchObject({ valid: false })
  })

  it.each<[string, unknown, number]>([
    ['a member state that is unavailable, with status 200', { valid: false, userError: 'MS_UNAVAILABLE' }, 200],
    ['a member state that is away', { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }, 500],
    ['too many questions at once', { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }, 200],
    ['a member state that takes too long', { valid: false, userError: 'TIMEOUT' }, 200],
    ['a rate limit', { message: 'slow down' }, 429],
    ['a fault', { message: 'oops' }, 500],
    ['a page of a gateway', '<html>Bad gateway</html>', 502],
    ['a page with status 200', '<html>Maintenance</html>', 200],
    ['nothing', '', 200],
    ['an answer without an answer', {}, 200],
    ['a yes of a broken server', { valid: true }, 503],
    ['a redirect elsewhere', { valid: true }, 302],
  ])('does not take %s for an answer', async (_, body, status) => {
    answers(body, status)
    await expect(register().ask('DE136695976')).rejects.toThrow()
  })

  it('is not waited for without end', async () => {
    answer = { status: 200, body: '', hangs: true }
    await expect(register(50).ask('DE136695976')).rejects.toThrow(/timeout/i)
  })

  it('may be away', async () => {
    server.closeAllConnections()
    const nobody = viesRegister({ url: 'http://127.0.0.1:1', requester: async () => 'ATU00000000' })
    await expect(nobody.ask('DE136695976')).rejects.toThrow()
  })

  it('reveals neither the id nor the response when it fails', async () => {
    answers({ valid: false, userError: 'Kontor GmbH DE136695976' })
    await expect(register().ask('DE136695976')).rejects.toThrow('VIES cannot say now: unknown fault')
  })
})

it('no one is asked where no one is to be asked', async () => {
  expect(await noRegister.ask('DE136695976')).toBeNull()
})
