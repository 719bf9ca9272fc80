import type { Order } from '#domain/order/order.ts'
import type { RegistrationState } from '#domain/registration/registration.ts'
import type { Chance, NewOrder, Stores } from '../ports.ts'

export type Placing = Pick<
  NewOrder,
  'language' | 'booker' | 'invoice' | 'participants' | 'quote' | 'attemptKey' | 'newsletter' | 'product'
> & { to: Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' }>; now: Temporal.Instant }

/** Writes the order of a registration that is confirmed or to be paid; what is confirmed is confirmed and invited to by mail. */
export async function placeOrder(stores: Stores, chance: Chance, placing: Placing): Promise<NewOrder> {
  const { to, now, ...agreed } = placing
  const order: NewOrder = {
    ...agreed,
    id: chance.id(),
    number: await stores.nextOrderNumber(now.toZonedDateTimeISO('Europe/Vienna').year),
    customerNumber: await stores.customerNumber(agreed.booker.email),
    placedAt: now,
    standing: to,
  }
  await stores.addOrder(order)
  if (to.state === 'confirmed') await writeConfirmation(stores, order)
  else await stores.addEffect({ kind: 'payment-awaited', orderId: order.id })
  return order
}

/** The mails that go out once the seats are the booker's. */
export async function writeConfirmation(
  stores: Pick<Stores, 'addEffect'>,
  order: Pick<Order, 'id' | 'participants'>,
): Promise<void> {
  await stores.addEffect({ kind: 'booking-confirmation', orderId: order.id })
  for (const { id } of order.participants) {
    await stores.addEffect({ kind: 'invitation', orderId: order.id, participantId: id })
  }
  await stores.addEffect({ kind: 'new-booking', orderId: order.id })
}
