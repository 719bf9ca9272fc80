import type { CommentReads, CommentStores } from '#features/blog/ports.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { BookingListReads, OrderReads, RegistrationReads } from '#features/booking/ports.ts'
import type { CertificateReads } from '#features/certificates/ports.ts'
import type { ContactReads, ContactStores } from '#features/contact/ports.ts'
import type { ExportReads } from '#features/exports/ports.ts'
import type { InvoiceListReads, InvoiceReads, VatCheckReads } from '#features/invoicing/ports.ts'
import type { MailLogReads } from '#features/mail-log/ports.ts'
import type { MemberStores, SignInFailureStores } from '#features/members/ports.ts'
import type { NewsletterReads } from '#features/newsletter/ports.ts'
import type { ParticipantReads } from '#features/participants/ports.ts'
import type { MoneyReads, PaymentReads } from '#features/payment/ports.ts'
import type { DataProtectionStores, RetentionStores } from '#features/privacy/ports.ts'
import type { RedirectReads, RedirectStores } from '#features/redirects/ports.ts'
import type { SettingsReads } from '#features/settings/ports.ts'
import type { VoucherReads } from '#features/tickets/ports.ts'
import type { FailedJobStores } from '#features/today/ports.ts'
import type { ApiKeyStores } from '#features/webhooks/ports.ts'
import type { DateReads, ListedDate } from '#features/workshops/ports.ts'
import type { LinkPurpose, LogReads } from '#platform/ports.ts'

/** Everything that can be read and written inside one transaction. */
export interface Stores extends OrderingStores {
  apiKeys: ApiKeyStores
  comments: CommentStores
  contact: ContactStores
  dataProtection: DataProtectionStores
  failedJobs: FailedJobStores
  members: MemberStores
  redirects: RedirectStores
  retention: RetentionStores
  signInFailures: SignInFailureStores
}

/** Reading, outside any transaction. */
export interface Reads
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
  comments: CommentReads
  newsletter: NewsletterReads
  contact: ContactReads
  dates: DateReads
  certificates: CertificateReads
  participants: ParticipantReads
  money: MoneyReads
  bookings: BookingListReads
  mailLog: MailLogReads
  exports: ExportReads
  settings: SettingsReads
  invoiceList: InvoiceListReads
  redirects: RedirectReads
}
