import { describe, expect, it } from 'vitest'
import { donauwerkOrder } from '#mails/parts/sample.ts'
import { type Cancelled, partPaid } from './order.ts'

const cancelled = (cancelling: Cancelled) => ({
  ...donauwerkOrder,
  status: { state: 'cancelled' } as const,
  cancelled: cancelling,
})
const half = cancelled({ way: 'terms', fee: 'part', percent: 50, due: 243_540 })
const share = cancelled({ way: 'organiser', fee: 'share', due: null })
const free = cancelled({ way: 'terms', fee: 'none', due: 0 })

describe('what is open of Donauwerk’s € 4.870,80', () => {
  it.each([
    ['nothing has come', donauwerkOrder, 0, null],
    ['a part has come', donauwerkOrder, 100_000, { paid: 100_000, open: 387_080 }],
    ['all has come', donauwerkOrder, 487_080, null],
    ['half is due of what was cancelled, and a part has come', half, 100_000, { paid: 100_000, open: 143_540 }],
    ['half is due of what was cancelled, and more has come', half, 300_000, null],
    ['a share is due that nobody has said', share, 100_000, null],
    ['it was cancelled for nothing', free, 100_000, null],
  ])('when %s', (_, order, paid, expected) => {
    expect(partPaid(order, paid)).toEqual(expected)
  })
})
