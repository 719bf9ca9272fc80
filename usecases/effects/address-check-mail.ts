import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { FromSite } from './from-site.ts'

/** To an address that nobody has proven: says what was ordered, and nothing that was typed. */
export interface AddressCheckMail extends FromSite {
  kind: 'address-check'
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  /** Until when it can be confirmed. */
  until: Temporal.Instant
  confirmUrl: string
}
