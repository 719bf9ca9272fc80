import { newComment, repliesRequest, reply } from '#features/blog/mails/comments.tsx'
import { addressCheck, orderExpired } from '#features/booking/mails/address-check.tsx'
import { bookingConfirmation } from '#features/booking/mails/booking-confirmation.tsx'
import { newBooking } from '#features/booking/mails/new-booking.tsx'
import { orderCancelled, shareSet } from '#features/booking/mails/order-cancelled.tsx'
import { orderMoved } from '#features/booking/mails/order-moved.tsx'
import { bookingCancelled, seatCancelled } from '#features/booking/mails/seats-cancelled.tsx'
import { newWithdrawal, withdrawalReceipt } from '#features/booking/mails/withdrawal.tsx'
import { certificate, consentRequest } from '#features/certificates/mails/certificate.tsx'
import { contactCopy, contactMessage } from '#features/contact/mails/contact-message.tsx'
import { invoice, invoiceCancelled, vatNote } from '#features/invoicing/mails/invoice.tsx'
import type { MailJob } from '#features/jobs/effects.ts'
import {
  emailChanged,
  memberInvitation,
  newEmail,
  passwordLink,
  signInAlarm,
} from '#features/members/mails/members.tsx'
import { newsletterReminder, newsletterRequest, newsletterWelcome } from '#features/newsletter/mails/newsletter.tsx'
import { invitation, reminder } from '#features/participants/mails/invitation.tsx'
import { participantCancelled } from '#features/participants/mails/participant-cancelled.tsx'
import { paymentAwaited, paymentReminder } from '#features/payment/mails/payment-due.tsx'
import { moneyAlarm, moneyReturned, paymentRefunded, refundNote } from '#features/payment/mails/refunds.tsx'
import { newPurchase, purchaseConfirmation, purchaseToPay } from '#features/tickets/mails/purchase.tsx'
import { vouchers } from '#features/tickets/mails/vouchers.tsx'
import {
  newRegistration,
  offerExpired,
  registrationCancelled,
  seatOffer,
  waitlistWelcome,
} from '#features/waitlist/mails/waitlist.tsx'
import { webhookDisabled } from '#features/webhooks/mails/webhook-disabled.tsx'
import { dateChanged, roomChanged } from '#features/workshops/mails/date-changed.tsx'
import { dateCalledOff, dateConfirmed } from '#features/workshops/mails/date-confirmed.tsx'
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
  'new-email': newEmail,
  'email-changed': emailChanged,
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
