import { expect, it } from 'vitest'
import { takeBack } from './voucher.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

it('withdraws what no one has seen of three tickets, has the rest blocked, and touches nothing twice', () => {
  const vouchers = [
    { code: 'FL2D-ONE', handedOverAt: saturday, withdrawnAt: null },
    { code: 'FL2D-TWO', handedOverAt: null, withdrawnAt: null },
    { code: 'FL2D-OLD', handedOverAt: null, withdrawnAt: saturday },
  ]
  expect(takeBack(vouchers)).toEqual({ withdrawn: ['FL2D-TWO'], toBlock: ['FL2D-ONE'] })
  expect(takeBack([])).toEqual({ withdrawn: [], toBlock: [] })
})
