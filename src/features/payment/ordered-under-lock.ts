import type { Order, OrderState } from '#domain/order/order.ts'
import type { DateState, Registration } from '#domain/registration/registration.ts'
import { writeConfirmation } from '#features/booking/place-order.ts'
import {
  promoteWaitlist,
  registrationUnderLock,
  transitionOrder,
  transitionRegistrations,
} from '#features/booking/transition-registrations.ts'
import { issueVouchers } from '#features/tickets/vouchers.ts'
import type { RandomSource, Stores } from '#platform/ports.ts'

/** What a payment is for, locked, with what an event of the provider does to it. */
export interface Ordered {
  order: Order
  /** Of a live workshop, after ended holds have expired; null for products without seats. */
  seats: { state: DateState; registration: Registration } | null
  /** It is the booker's: the order is confirmed, all are invited and what it brings in vouchers is sent. */
  confirm(): Promise<void>
  /**
   * The last session to pay in has ended: what was held is free for the next in line. Changes nothing unless it still awaits payment, and nothing
   * while the seats are held longer than that session lasted: the booker was told until when, and may open another one.
   */
  expire(sessionEnds: Temporal.Instant): Promise<void>
}

/** Locks the date first, then the order, as everywhere. */
export async function orderedUnderLock(
  stores: Stores,
  randomSource: RandomSource,
  orderId: string,
  now: Temporal.Instant,
): Promise<Ordered> {
  const registrationId = await stores.registrationOfOrder(orderId)
  const seats = registrationId === null ? null : await registrationUnderLock(stores, registrationId, now)
  const order = await stores.lockOrder(orderId)
  if (!order) throw new Error(`no order ${orderId}`)

  const move = async (to: Extract<OrderState, { state: 'confirmed' | 'expired' }>): Promise<void> => {
    if (!seats) return transitionOrder(stores, order, to)
    const change = { id: seats.registration.id, to }
    const moved = await transitionRegistrations(stores, seats.state, [change], { now, actor: 'payment' })
    await promoteWaitlist(stores, moved, now)
  }

  return {
    order,
    seats,
    async confirm() {
      await move({ state: 'confirmed' })
      await issueVouchers(stores, randomSource, order, now)
      await writeConfirmation(stores, order, seats?.state.date ?? null, now)
    },
    async expire(sessionEnds) {
      // What has no seats awaits its payment until its own time is over: there may be another attempt.
      const status = seats?.registration.status
      if (status?.state !== 'awaiting-payment' || Temporal.Instant.compare(status.until, sessionEnds) > 0) return
      await move({ state: 'expired' })
    },
  }
}
