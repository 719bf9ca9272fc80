import { expect, it } from 'vitest'
import { donauwerkOrder } from '#mails/parts/sample.ts'
import { takeBack, tookOver, voucherStatus, vouchersWith } from './voucher.ts'

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

const sent = {
  participantId: 'p-emre',
  handedOverAt: saturday,
  withdrawnAt: null,
  validUntil: Temporal.Instant.from('2027-11-21T23:00:00Z'),
}
const cancelled = { ...donauwerkOrder, status: { state: 'cancelled' } as const }
const [emre, ...others] = donauwerkOrder.participants.filter(({ addIntroduction }) => addIntroduction)
const withoutEmre = { ...donauwerkOrder, participants: donauwerkOrder.participants.filter((one) => one !== emre) }
const nooraSits = {
  ...donauwerkOrder,
  participants: [
    ...withoutEmre.participants,
    ...donauwerkOrder.participants.slice(0, 1).map((one) => ({ ...one, id: 'p-noora', addIntroduction: true })),
  ],
}

it.each([
  ['sent to Emre, who takes part', sent, donauwerkOrder, 'sent'],
  ['sent to the booker', { ...sent, participantId: null }, donauwerkOrder, 'sent'],
  ['not sent yet', { ...sent, handedOverAt: null }, donauwerkOrder, 'pending'],
  ['withdrawn before it was sent', { ...sent, handedOverAt: null, withdrawnAt: saturday }, cancelled, 'withdrawn'],
  ['of a cancelled order', sent, cancelled, 'toBlock'],
  ['of a cancelled order, but of no use any more', { ...sent, validUntil: saturday }, cancelled, 'expired'],
  ['sent to Emre, whose seat is cancelled', sent, withoutEmre, 'toBlock'],
  ['sent to Emre, whose seat Noora has now', sent, nooraSits, 'passedOn'],
] as const)('a voucher %s', (_, voucher, order, status) => {
  expect(others).toEqual([])
  expect(voucherStatus(voucher, order, [voucher], saturday)).toBe(status)
})

it('is with Emre, or with Noora once she has his seat', () => {
  const holders = (order: typeof nooraSits) =>
    order.participants.filter((one) => vouchersWith(one, order, [sent]).length > 0).map(({ id }) => id)
  expect(holders(donauwerkOrder)).toEqual(['p-emre'])
  expect(holders(nooraSits)).toEqual(['p-noora'])
})

it('is someone else’s where Noora has the seat of Emre, and her own where she has it before any is issued', () => {
  const took = (vouchers: { participantId: string | null }[]) =>
    nooraSits.participants.map((one) => tookOver(one, vouchers))
  expect(took([sent])).toEqual([...withoutEmre.participants.map(() => false), true])
  expect(took([]).some(Boolean)).toBe(false)
})
