import type { Actor } from '#domain/office/member.ts'
import type { CertificateStores } from '#features/certificates/ports.ts'
import type { InvoiceStores, VatCheckStores } from '#features/invoicing/ports.ts'
import type { NewsletterStores } from '#features/newsletter/ports.ts'
import type { ParticipantStores } from '#features/participants/ports.ts'
import type { Checkout, MoneyStores, PaymentStores } from '#features/payment/ports.ts'
import type { SettingsStores } from '#features/settings/ports.ts'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { VoucherStores } from '#features/tickets/ports.ts'
import type { WebhookStores } from '#features/webhooks/ports.ts'
import type { DateStores, WorkshopDateStores } from '#features/workshops/ports.ts'
import type { Clock, CommonStores, RandomSource, Transactions } from '#platform/ports.ts'
import type { BookingListStores, OrderStores, RegistrationStores } from './ports.ts'

/** What an order touches in its transaction: seats, money, invoice, vouchers, participants. */
export interface OrderingStores
  extends CommonStores,
    OrderStores,
    RegistrationStores,
    WorkshopDateStores,
    InvoiceStores,
    VatCheckStores,
    PaymentStores,
    VoucherStores {
  bookings: BookingListStores
  certificates: CertificateStores
  dates: DateStores
  money: MoneyStores
  newsletter: NewsletterStores
  participants: ParticipantStores
  rateLimits: RateLimitStores
  settings: SettingsStores
  webhooks: WebhookStores
}

/** What every action of the office on a booking needs. */
export interface OrderingPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

/** Where nothing is drawn: no id, no token. */
export type OrderChangePorts = Omit<OrderingPorts, 'randomSource'>

/** Where it matters whether cards are taken. */
export interface SellingPorts extends OrderingPorts {
  checkout: Pick<Checkout, 'provider'>
}

/** Who of the office does it, why, and the form that it came from: the same form sent twice does it once. */
export interface MemberAction {
  idempotencyKey: string
  actor: Actor
  /** Asked for where money or seats move against someone's wish. */
  reason?: string | undefined
}
