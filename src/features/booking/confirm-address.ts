import { type Refusal, type Result, refused } from '#domain/result.ts'
import type { OrderingPorts } from '#features/booking/ordering-ports.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Stores } from '#platform/ports.ts'
import { writeConfirmation } from './place-order.ts'
import { orderUnderLock, transitionOrder, transitionRegistrations } from './transition-registrations.ts'

/** `token` opens the page of the order. `over`: its time has ended, or it was cancelled. */
export type ConfirmAddressOutcome = Result<{ token: string }, Refusal<'over'>>

/**
 * The booker has confirmed the address of an order by the link in the mail: it is booked, with its invoice and all its mails (docs/rules/spam.md).
 * Idempotent.
 */
export async function confirmAddress(ports: OrderingPorts, orderId: string): Promise<ConfirmAddressOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const isConfirmed = await confirmed(stores, orderId, now)
    if (!isConfirmed) return refused('over')
    return { outcome: 'done', token: await issueToken(stores, ports.randomSource, 'order', orderId, now) }
  })
}

async function confirmed(stores: Stores, orderId: string, now: Temporal.Instant): Promise<boolean> {
  const live = await orderUnderLock(stores, orderId, now)
  const order = live?.order ?? (await stores.lockOrder(orderId))
  if (!order) return false
  const { status } = live?.registration ?? order
  if (status.state === 'confirmed') return true
  if (status.state !== 'awaiting-confirmation' || Temporal.Instant.compare(now, status.until) >= 0) return false
  if (live) {
    const change = { id: live.registration.id, to: { state: 'confirmed' } } as const
    await transitionRegistrations(stores, live.state, [change], { now, actor: 'booker' })
  } else {
    await transitionOrder(stores, order, { state: 'confirmed' })
    await stores.record({
      at: now,
      actor: 'booker',
      subject: { kind: 'order', id: orderId },
      action: 'booking.confirmed',
    })
  }
  await writeConfirmation(stores, order, live?.state.date ?? null, now)
  return true
}
