import { expect, it } from 'vitest'
import { balanceOf } from '#domain/payment/payment.ts'
import { returnMoney } from '#features/booking/booking-office.ts'
import { noteTransfer } from '#features/booking/note-transfer.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Stores, Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { saturday, tokenOf } from '../use-cases/booking-world.ts'
import { type Meeting, meeting } from './meeting.ts'
import { openRaceWorld } from './race.ts'

/** Fewer than the pool has connections, so that all of them can be inside their transaction at once. */
const members = 4
const by = { actor: memberActor('Vera Wagner'), reason: 'Kulanz' } as const

/* Four members give back all the money of an order, and each has read its balance before any of them writes: after reading, each waits for all others that can get that far (see `meeting`). */

it('gives back four times what was paid without the lock: the race is real', async () => {
  const { outcomes, kept, returns } = await fourGiveBack({ lock: false })
  expect(outcomes).toEqual(Array(members).fill('done'))
  expect([kept, returns]).toEqual([0, members])
})

it('gives it back once with the lock, and turns the others down', async () => {
  const { outcomes, kept, returns } = await fourGiveBack({ lock: true })
  expect(outcomes).toEqual(['done', 'nothing-left', 'nothing-left', 'nothing-left'])
  expect([kept, returns]).toEqual([0, 1])
})

async function fourGiveBack({ lock }: { lock: boolean }) {
  const { world, watch } = await openRaceWorld()
  try {
    const reads = readsOn(world.database.db)
    const clock = { now: () => saturday }
    const form = bookingParty('Vierhändig', 1)
    const booked = await world.book({ workshop: liveDate(theFl2dInVienna, saturday).slug, form })
    const orderId = await resolveToken(reads, 'order', tokenOf(booked))
    const order = orderId && (await reads.orderWithDate(orderId))?.order
    if (!(orderId && order)) throw new Error('no order')
    const amount = order.quote.gross
    const transfer = { idempotencyKey: crypto.randomUUID(), orderId, amount, receivedOn: '2026-11-20', ...by }
    const randomSource = { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() }
    await noteTransfer({ clock, randomSource, transactions: world.transactions }, transfer)

    const transactions = meetingAfterLooking(world.transactions, { lock, meet: meeting(members, watch) })
    const outcomes = await Promise.all(
      Array.from({ length: members }, async () => {
        const command = { idempotencyKey: crypto.randomUUID(), orderId, amount, way: 'transfer', ...by } as const
        const outcome = await returnMoney({ clock, randomSource, transactions }, command)
        return outcome.outcome === 'refused' ? outcome.refusal.reason : outcome.outcome
      }),
    )
    const money = await reads.money.ofOrder(orderId)
    return { outcomes: outcomes.sort(), kept: balanceOf(money).kept, returns: money.returns.length }
  } finally {
    await watch.end()
    await world.close()
  }
}

function meetingAfterLooking(
  transactions: Transactions,
  { lock, meet }: { lock: boolean; meet: Meeting },
): Transactions {
  return {
    run: (work) =>
      transactions.run((stores) => {
        const money: Stores['money'] = {
          ...stores.money,
          async ofOrder(orderId) {
            const found = await stores.money.ofOrder(orderId)
            await meet()
            return found
          },
        }
        const lockOrder: Stores['lockOrder'] = async (id) => (await stores.orderOf(id))?.order ?? null
        return work({ ...stores, money, ...(lock ? {} : { lockOrder }) })
      }),
  }
}
