import { describe, expect, it } from 'vitest'
import { readPurchaseForm } from './read-purchase-form.ts'

const request = (fields: [string, string][]) =>
  new Request('https://site.example/', { method: 'POST', body: new URLSearchParams(fields) })

describe('the form of an order without seats', () => {
  it('keeps what we asked for', async () => {
    const form = await readPurchaseForm(
      request([
        ['tickets', '3'],
        ['invoice.vatId', 'ATU13585627'],
        ['people', '7'],
      ]),
    )
    expect([...form]).toEqual([
      ['tickets', '3'],
      ['invoice.vatId', 'ATU13585627'],
      ['people', '7'],
    ])
  })

  it('follows no path that we never gave out', async () => {
    const form = await readPurchaseForm(
      request([
        ['booker[99999999].email', 'x'],
        ['participants[0].email', 'x'],
      ]),
    )
    expect([...form.keys()]).toEqual(['unexpected', 'unexpected'])
  })

  it.each(['{', '{"type":"insert","payload":{"name":"participants"}}', '{"type":"validate","payload":{"name":"x"}}'])(
    'refuses a button that is none of ours: %s',
    async (intent) => {
      await expect(readPurchaseForm(request([['__intent__', intent]]))).rejects.toMatchObject({ init: { status: 400 } })
    },
  )

  it('knows the button that reckons again', async () => {
    const intent = '{"type":"validate","payload":{"name":"idempotencyKey"}}'
    await expect(readPurchaseForm(request([['__intent__', intent]]))).resolves.toBeInstanceOf(FormData)
  })
})
