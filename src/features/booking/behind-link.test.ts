import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import type { Reads } from '#platform/ports.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { orderByLink } from './behind-link.ts'

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
