import type { Order } from '#domain/order/order.ts'
import { openLink } from '../personal-links.ts'
import { addressee } from './addressee.ts'
import type { CarryOutPorts, EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, once the seats are taken. */
export const bookingConfirmation = mailEffect<EffectOf<'booking-confirmation'>>({
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const orderUrl = await orderLink(ports, order)
    return {
      message: { kind: 'booking-confirmation', order, date, orderUrl, siteUrl: ports.siteUrl },
      language: order.language,
      to: addressee(order.booker),
    }
  },
})

/** A fresh link for the mail: links are stored as hashes, so the one of the booking itself is not known any more. */
async function orderLink(ports: CarryOutPorts, order: Order): Promise<string> {
  const token = await ports.transactions.run((stores) =>
    openLink(stores, ports.chance, 'order', order.id, ports.clock.now()),
  )
  return `${ports.siteUrl}/${order.language}/order/${token}`
}
