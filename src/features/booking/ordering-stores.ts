import type { Actor } from '#domain/office/member.ts'
import type { CertificateReads, CertificateStores } from '#features/certificates/ports.ts'
import type {
  InvoiceListReads,
  InvoiceReads,
  InvoiceStores,
  VatCheckReads,
  VatCheckStores,
} from '#features/invoicing/ports.ts'
import type { MailLogReads } from '#features/mail-log/ports.ts'
import type { NewsletterReads, NewsletterStores } from '#features/newsletter/ports.ts'
import type { ParticipantReads, ParticipantStores } from '#features/participants/ports.ts'
import type { Checkout, MoneyReads, MoneyStores, PaymentReads, PaymentStores } from '#features/payment/ports.ts'
import type { SettingsReads, SettingsStores } from '#features/settings/ports.ts'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { VoucherReads, VoucherStores } from '#features/tickets/ports.ts'
import type { WebhookStores } from '#features/webhooks/ports.ts'
import type { DateReads, DateStores, ListedDate, WorkshopDateStores } from '#features/workshops/ports.ts'
import type { Clock, CommonStores, LinkPurpose, LogReads, RandomSource, Transactions } from '#platform/ports.ts'
import type {
  BookingListReads,
  BookingListStores,
  OrderReads,
  OrderStores,
  RegistrationReads,
  RegistrationStores,
} from './ports.ts'

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

/** What orders, their dates and their money are read by, outside any transaction. */
export interface OrderingReads
  extends RegistrationReads,
    OrderReads,
    InvoiceReads,
    VatCheckReads,
    PaymentReads,
    VoucherReads,
    LogReads {
  /** Workshop dates that are not over, or not for long, with their free seats, in order of start; self-paced ones last. */
  workshopDates(now: Temporal.Instant, endsAfter?: Temporal.Instant): Promise<ListedDate[]>
  workshopDate(slug: string, now: Temporal.Instant): Promise<ListedDate | null>
  subjectOfLink(tokenHash: string, purpose: LinkPurpose): Promise<string | null>
  newsletter: NewsletterReads
  dates: DateReads
  certificates: CertificateReads
  participants: ParticipantReads
  money: MoneyReads
  bookings: BookingListReads
  mailLog: MailLogReads
  settings: SettingsReads
  invoiceList: InvoiceListReads
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
