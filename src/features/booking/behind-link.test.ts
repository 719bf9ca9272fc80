import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import type { Reads } from '#platform/ports.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { orderByLink, orderToWithdraw } from './behind-link.ts'

const token = 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'
const found = { order: donauwerkOrder, date: fl2dInVienna }

const reads: Reads = {
  ...emptyReads,
  orderWithDate: async (id) => (id === donauwerkOrder.id ? found : null),
  subjectOfLink: async (hash, purpose) =>
    purpose === 'order' && hash === createHash('sha256').update(token).digest('hex') ? donauwerkOrder.id : null,
}

describe('the order behind a link', () => {
  it('is shown to anyone with its code', async () => {
    expect(await orderByLink(reads, token)).toEqual(found)
  })

  it.each(['', 'x', token.slice(1), donauwerkOrder.id, donauwerkOrder.number])('is not shown for %j', async (other) => {
    expect(await orderByLink(reads, other)).toBeNull()
  })
})

it.each([
  ['none', 'not-open'],
  ['full', 'charged'],
] as const)('leaves the cost of an order that was cancelled before to the office: %s', async (fee, refusal) => {
  const { company: _, vatId: __, ...invoice } = donauwerkOrder.invoice
  const cancelled = { way: 'terms', fee, due: donauwerkOrder.quote.gross } as const
  const order = { ...donauwerkOrder, invoice, status: { state: 'cancelled' }, cancelled } as const
  const ofOrder = { ...reads, orderWithDate: async () => ({ order, date: fl2dInVienna }), vouchers: async () => [] }
  const declared = { orderId: order.id, receivedAt: donauwerkOrder.placedAt }
  expect(await orderToWithdraw(ofOrder, declared)).toMatchObject({ refusal })
})
