import type { CertificateStores } from '#features/certificates/ports.ts'
import type { InvoiceStores, VatCheckStores } from '#features/invoicing/ports.ts'
import type { NewsletterStores } from '#features/newsletter/ports.ts'
import type { ParticipantStores } from '#features/participants/ports.ts'
import type { MoneyStores, PaymentStores } from '#features/payment/ports.ts'
import type { SettingsStores } from '#features/settings/ports.ts'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { VoucherStores } from '#features/tickets/ports.ts'
import type { WebhookStores } from '#features/webhooks/ports.ts'
import type { DateStores, WorkshopDateStores } from '#features/workshops/ports.ts'
import type { CommonStores } from '#platform/ports.ts'
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
