import { expect, it } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import type { VatCheck } from '#domain/tax/tax.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { harbourlineOrder } from '#mails/parts/sample.ts'
import type { Effect } from '#platform/ports.ts'
import { checkVatId } from './check-vat-id.ts'
import { vatNote } from './mails/invoice.tsx'
import type { VatAnswer } from './records.ts'

const placedAt = harbourlineOrder.placedAt
const effect = { kind: 'vat-check', orderId: harbourlineOrder.id } as const

/** An office with one order; VIES answers what `ask` returns. */
function office(
  ask: () => Promise<VatAnswer | null>,
  { now = placedAt, order = harbourlineOrder }: { now?: Temporal.Instant; order?: Order } = {},
) {
  const kept: VatCheck[] = []
  const effects: Effect[] = []
  let asked = 0
  const stores = {
    addVatCheck: async (_: string, check: VatCheck) => void kept.push(check),
    addEffect: async (written: Effect) => void effects.push(written),
  }
  const ports = {
    clock: { now: () => now },
    reads: { orderWithDate: async () => ({ order, date: null }), vatCheck: async () => kept[0] ?? null },
    transactions: { run: (work: (given: typeof stores) => Promise<unknown>) => work(stores) },
    vatRegister: {
      ask: () => {
        asked += 1
        return ask()
      },
    },
  }
  // Any other call to a store would be undefined and fail the test.
  return { ports: ports as unknown as DispatchPorts, kept, effects, times: () => asked }
}

const unavailable = () => Promise.reject(new Error('VIES is away'))

it('keeps a valid id with the number of the consultation, and bothers no one', async () => {
  const { ports, kept, effects } = office(async () => ({ valid: true, consultationNumber: 'WAPI1' }))
  await checkVatId(ports, effect)
  expect(kept).toEqual([{ vatId: 'IE1234567T', result: 'valid', consultationNumber: 'WAPI1', checkedAt: placedAt }])
  expect(effects).toEqual([])
})

it('tells the office of an id that is not valid, and asks once', async () => {
  const { ports, kept, effects, times } = office(async () => ({ valid: false }))
  await checkVatId(ports, effect)
  await checkVatId(ports, effect)
  expect(kept).toMatchObject([{ result: 'invalid' }])
  expect(effects).toEqual([{ kind: 'vat-note', orderId: harbourlineOrder.id, checkedAt: placedAt.toString() }])
  expect(times()).toBe(1)
})

it('tells the office again of another id that is not valid either, and asks for a day from when it was given', async () => {
  const later = placedAt.add({ hours: 24 * 30 })
  const since = later.toString()
  const away = office(unavailable, { now: later.add({ hours: 23 }) })
  await expect(checkVatId(away.ports, { ...effect, since })).rejects.toThrow('VIES is away')
  const notes = [office(async () => ({ valid: false })), office(async () => ({ valid: false }), { now: later })]
  for (const { ports } of notes) await checkVatId(ports, { ...effect, since })
  const keys = notes.flatMap(({ effects }) =>
    effects.map((written) => (written.kind === 'vat-note' ? vatNote.key(written) : '')),
  )
  expect(new Set(keys).size).toBe(2)
})

it('retries for a day while VIES is unavailable, then gives up with a note', async () => {
  const end = placedAt.add({ hours: 24 })
  const before = office(unavailable, { now: end.subtract({ nanoseconds: 1 }) })
  await expect(checkVatId(before.ports, effect)).rejects.toThrow('VIES is away')
  expect([before.kept, before.effects]).toEqual([[], []])

  const after = office(unavailable, { now: end })
  await checkVatId(after.ports, effect)
  expect(after.kept).toMatchObject([{ result: 'unknown' }])
  expect(after.effects).toMatchObject([{ kind: 'vat-note', orderId: harbourlineOrder.id }])
})

it('keeps nothing where no one is asked', async () => {
  const { ports, kept, effects } = office(async () => null)
  await checkVatId(ports, effect)
  expect([kept, effects]).toEqual([[], []])
})

it.each([
  ['outside the EU', { country: 'CH', vatId: 'CHE123456789' }],
  ['without an id', { country: 'IE', vatId: undefined }],
])('asks no one about a buyer %s', async (_, changes) => {
  const order = { ...harbourlineOrder, invoice: { ...harbourlineOrder.invoice, ...changes } }
  const { ports, times } = office(unavailable, { order })
  await checkVatId(ports, effect)
  expect(times()).toBe(0)
})
