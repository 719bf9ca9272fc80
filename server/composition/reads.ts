import { logReadsOn } from '#features/audit/store/action-log.ts'
import { commentReadsOn } from '#features/blog/store/comments.ts'
import { bookingListReadsOn } from '#features/booking/store/booking-list.ts'
import { orderReadsOn } from '#features/booking/store/orders.ts'
import { registrationReadsOn } from '#features/booking/store/registrations.ts'
import { certificateReadsOn } from '#features/certificates/store/certificates.ts'
import { contactReadsOn } from '#features/contact/store/contact-messages.ts'
import { exportReadsOn } from '#features/exports/store/exports.ts'
import { invoiceListReadsOn, invoiceReadsOn, vatCheckReadsOn } from '#features/invoicing/store/invoices.ts'
import { mailLogReadsOn } from '#features/mail-log/store/mail-log.ts'
import { newsletterReadsOn } from '#features/newsletter/store/newsletter.ts'
import { participantReadsOn } from '#features/participants/store/participant-stores.ts'
import { moneyReadsOn } from '#features/payment/store/money.ts'
import { paymentReadsOn } from '#features/payment/store/payments.ts'
import { personalLinkReadsOn } from '#features/personal-links/store/personal-links.ts'
import { redirectReadsOn } from '#features/redirects/store/redirects.ts'
import { settingsReadsOn } from '#features/settings/store/settings.ts'
import { voucherReadsOn } from '#features/tickets/store/vouchers.ts'
import { dateReadsOn, workshopDateReadsOn } from '#features/workshops/store/date-reads.ts'
import type { Database } from '#platform/db/database.ts'

/** Everything that is read outside of transactions. */
export function readsOn(db: Database) {
  return {
    ...workshopDateReadsOn(db),
    ...orderReadsOn(db),
    ...registrationReadsOn(db),
    ...invoiceReadsOn(db),
    ...vatCheckReadsOn(db),
    ...paymentReadsOn(db),
    ...voucherReadsOn(db),
    ...personalLinkReadsOn(db),
    ...logReadsOn(db),
    bookings: bookingListReadsOn(db),
    certificates: certificateReadsOn(db),
    comments: commentReadsOn(db),
    contact: contactReadsOn(db),
    dates: dateReadsOn(db),
    exports: exportReadsOn(db),
    invoiceList: invoiceListReadsOn(db),
    mailLog: mailLogReadsOn(db),
    money: moneyReadsOn(db),
    newsletter: newsletterReadsOn(db),
    participants: participantReadsOn(db),
    redirects: redirectReadsOn(db),
    settings: settingsReadsOn(db),
  }
}

type AllReads = ReturnType<typeof readsOn>

declare module '#platform/ports.ts' {
  interface Reads extends AllReads {}
}
