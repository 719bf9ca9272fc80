import { expect, it } from 'vitest'
import { done } from '#domain/result.ts'
import { changeAddress } from '#features/booking/booking-office.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { saturday, tokenOf } from '../use-cases/booking-world.ts'
import { meeting } from './meeting.ts'
import { openRaceWorld } from './race.ts'

it('keeps an invoice address that the office changes while someone leaves the order', async () => {
  const { world, watch } = await openRaceWorld()
  try {
    const reads = readsOn(world.database.db)
    const workshop = liveDate(theFl2dInVienna, saturday).slug
    const booked = await world.book({ workshop, form: bookingParty('Zugleich', 2) })
    const orderId = await resolveToken(reads, 'order', tokenOf(booked))
    const order = orderId && (await reads.orderWithDate(orderId))?.order
    if (!(orderId && order)) throw new Error('no order')
    const randomSource = { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() }
    const ports = { clock: { now: () => saturday }, randomSource, transactions: world.transactions }

    // The address is changed once the order has been read to decide about leaving: up to the end, or to the lock where it has to wait.
    const meet = meeting(2, watch)
    const street = 'Neue Gasse 7'
    let changed: Promise<unknown> | undefined
    const change = async () => {
      const by = { actor: memberActor('Vera Wagner'), reason: 'Umzug' }
      const outcome = await changeAddress(ports, { orderId, address: { ...order.invoice, street }, ...by })
      await meet()
      return outcome
    }
    const transactions: Transactions = {
      run: (work) =>
        world.transactions.run((stores) => {
          const cancellationAt: typeof stores.settings.cancellationAt = async (at) => {
            changed = change()
            await meet()
            return stores.settings.cancellationAt(at)
          }
          return work({ ...stores, settings: { ...stores.settings, cancellationAt } })
        }),
    }
    const participantId = order.participants[1]?.id ?? ''
    const left = await leaveOrder(
      { ...ports, transactions },
      { orderId, participantIds: [participantId], actor: 'booker' },
    )
    expect([left, await changed]).toEqual([done, done])
    const now = (await reads.orderWithDate(orderId))?.order
    expect([now?.invoice.street, now?.participants.length]).toEqual([street, 1])
  } finally {
    await watch.end()
    await world.close()
  }
})
