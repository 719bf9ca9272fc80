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
  /** No one will pay any more: what was held is free for the next in line. Changes nothing unless it still awaits payment. */
  expire(): Promise<void>
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
    async expire() {
      // What has no seats awaits its payment until its own time is over: there may be another attempt.
      if (seats?.registration.status.state === 'awaiting-payment') await move({ state: 'expired' })
    },
  }
}
