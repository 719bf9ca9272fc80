import { newComment } from '#features/blog/mails/new-comment.tsx'
import { repliesRequest, reply } from '#features/blog/mails/replies.tsx'
import { addressCheck } from '#features/booking/mails/address-check.tsx'
import { bookingCancelled } from '#features/booking/mails/booking-cancelled.tsx'
import { bookingConfirmation } from '#features/booking/mails/booking-confirmation.tsx'
import { newBooking } from '#features/booking/mails/new-booking.tsx'
import { newWithdrawal } from '#features/booking/mails/new-withdrawal.tsx'
import { orderCancelled } from '#features/booking/mails/order-cancelled.tsx'
import { orderExpired } from '#features/booking/mails/order-expired.tsx'
import { orderMoved } from '#features/booking/mails/order-moved.tsx'
import { seatCancelled } from '#features/booking/mails/seat-cancelled.tsx'
import { shareSet } from '#features/booking/mails/share-set.tsx'
import { withdrawalReceipt } from '#features/booking/mails/withdrawal-receipt.tsx'
import { certificate } from '#features/certificates/mails/certificate.tsx'
import { consentRequest } from '#features/certificates/mails/consent-request.tsx'
import { contactCopy } from '#features/contact/mails/contact-copy.tsx'
import { contactMessage } from '#features/contact/mails/contact-message.tsx'
import { invoice } from '#features/invoicing/mails/invoice.tsx'
import { invoiceCancelled } from '#features/invoicing/mails/invoice-cancelled.tsx'
import { vatNote } from '#features/invoicing/mails/vat-note.tsx'
import type { MailJob } from '#features/jobs/effects.ts'
import { memberInvitation } from '#features/members/mails/member-invitation.tsx'
import { passwordLink } from '#features/members/mails/password-link.tsx'
import { signInAlarm } from '#features/members/mails/sign-in-alarm.tsx'
import { newsletterReminder } from '#features/newsletter/mails/newsletter-reminder.tsx'
import { newsletterRequest } from '#features/newsletter/mails/newsletter-request.tsx'
import { newsletterWelcome } from '#features/newsletter/mails/newsletter-welcome.tsx'
import { invitation } from '#features/participants/mails/invitation.tsx'
import { participantCancelled } from '#features/participants/mails/participant-cancelled.tsx'
import { reminder } from '#features/participants/mails/reminder.tsx'
import { moneyAlarm } from '#features/payment/mails/money-alarm.tsx'
import { moneyReturned } from '#features/payment/mails/money-returned.tsx'
import { paymentAwaited } from '#features/payment/mails/payment-awaited.tsx'
import { paymentRefunded } from '#features/payment/mails/payment-refunded.tsx'
import { paymentReminder } from '#features/payment/mails/payment-reminder.tsx'
import { refundNote } from '#features/payment/mails/refund-note.tsx'
import { newPurchase } from '#features/tickets/mails/new-purchase.tsx'
import { purchaseConfirmation } from '#features/tickets/mails/purchase-confirmation.tsx'
import { purchaseToPay } from '#features/tickets/mails/purchase-to-pay.tsx'
import { vouchers } from '#features/tickets/mails/vouchers.tsx'
import { newRegistration } from '#features/waitlist/mails/new-registration.tsx'
import { offerExpired } from '#features/waitlist/mails/offer-expired.tsx'
import { registrationCancelled } from '#features/waitlist/mails/registration-cancelled.tsx'
import { seatOffer } from '#features/waitlist/mails/seat-offer.tsx'
import { waitlistWelcome } from '#features/waitlist/mails/waitlist-welcome.tsx'
import { webhookDisabled } from '#features/webhooks/mails/webhook-disabled.tsx'
import { dateCalledOff } from '#features/workshops/mails/date-called-off.tsx'
import { dateChanged } from '#features/workshops/mails/date-changed.tsx'
import { dateConfirmed } from '#features/workshops/mails/date-confirmed.tsx'
import { roomChanged } from '#features/workshops/mails/room-changed.tsx'
import { trainerDate } from '#features/workshops/mails/trainer-date.tsx'
import type { MailEffect, MailName, Message } from '#platform/ports.ts'
import type { Mail } from './mail.ts'
import { sample } from './parts/sample.ts'

/** All mails by name, in the order of the office's list. */
export const mails = {
  'booking-confirmation': bookingConfirmation,
  'address-check': addressCheck,
  'order-expired': orderExpired,
  invitation,
  reminder,
  'consent-request': consentRequest,
  certificate,
  'waitlist-welcome': waitlistWelcome,
  'seat-offer': seatOffer,
  'offer-expired': offerExpired,
  'payment-awaited': paymentAwaited,
  'payment-reminder': paymentReminder,
  'vat-note': vatNote,
  invoice,
  'invoice-cancelled': invoiceCancelled,
  'purchase-confirmation': purchaseConfirmation,
  'purchase-to-pay': purchaseToPay,
  vouchers,
  'seat-cancelled': seatCancelled,
  'order-cancelled': orderCancelled,
  'booking-cancelled': bookingCancelled,
  'participant-cancelled': participantCancelled,
  'registration-cancelled': registrationCancelled,
  'date-confirmed': dateConfirmed,
  'date-changed': dateChanged,
  'room-changed': roomChanged,
  'order-moved': orderMoved,
  'share-set': shareSet,
  'date-called-off': dateCalledOff,
  'withdrawal-receipt': withdrawalReceipt,
  'payment-refunded': paymentRefunded,
  'refund-note': refundNote,
  'money-alarm': moneyAlarm,
  'money-returned': moneyReturned,
  'newsletter-request': newsletterRequest,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-reminder': newsletterReminder,
  'replies-request': repliesRequest,
  reply,
  'contact-copy': contactCopy,
  'new-booking': newBooking,
  'new-purchase': newPurchase,
  'new-registration': newRegistration,
  'new-withdrawal': newWithdrawal,
  'new-comment': newComment,
  'contact-message': contactMessage,
  'trainer-date': trainerDate,
  'member-invitation': memberInvitation,
  'password-link': passwordLink,
  'sign-in-alarm': signInAlarm,
  'webhook-disabled': webhookDisabled,
} satisfies { [M in MailName]: Mail<M> }

type Job = MailJob<MailEffect>

const jobs = new Map(
  Object.entries(mails).flatMap(([name, mail]) =>
    // as: TypeScript does not relate the name of a mail to the kind of its side effect
    'load' in mail ? [[('job' in mail ? mail.job : name) as MailEffect['kind'], mail as Job] as const] : [],
  ),
)

/** The side effects that are mails, for filters of the mail log. */
export const mailKinds: readonly MailEffect['kind'][] = [...jobs.keys()]

/** The mail of a side effect. Throws when there is none. */
export function mailOf(kind: MailEffect['kind']): Job {
  const mail = jobs.get(kind)
  if (!mail) throw new Error(`no mail ${kind}`)
  return mail
}

type Samples = { [M in MailName]: readonly [Message<M>, ...Message<M>[]] }

export const sampleMails = Object.fromEntries(
  Object.entries(mails).map(([kind, { samples }]) => [
    kind,
    samples.map((facts) => ({ ...facts, kind, siteUrl: sample.siteUrl })),
  ]),
  // as: each entry has the samples of its own mail
) as unknown as Samples
