import type { MailJob } from '#usecases/effects/effect-kind.ts'
import type { MailEffect, MailName, Message } from '#usecases/ports/mails.ts'
import { newComment } from './blog/new-comment.tsx'
import { addressCheck } from './booking/address-check.tsx'
import { bookingCancelled } from './booking/booking-cancelled.tsx'
import { bookingConfirmation } from './booking/booking-confirmation.tsx'
import { newBooking } from './booking/new-booking.tsx'
import { newWithdrawal } from './booking/new-withdrawal.tsx'
import { orderCancelled } from './booking/order-cancelled.tsx'
import { orderExpired } from './booking/order-expired.tsx'
import { orderMoved } from './booking/order-moved.tsx'
import { withdrawalReceipt } from './booking/withdrawal-receipt.tsx'
import { certificate } from './certificates/certificate.tsx'
import { consentRequest } from './certificates/consent-request.tsx'
import { contactCopy } from './contact/contact-copy.tsx'
import { contactMessage } from './contact/contact-message.tsx'
import { invoice } from './invoicing/invoice.tsx'
import { invoiceCancelled } from './invoicing/invoice-cancelled.tsx'
import { vatNote } from './invoicing/vat-note.tsx'
import type { Mail } from './mail.ts'
import { memberInvitation } from './members/member-invitation.tsx'
import { passwordLink } from './members/password-link.tsx'
import { signInAlarm } from './members/sign-in-alarm.tsx'
import { newsletterReminder } from './newsletter/newsletter-reminder.tsx'
import { newsletterRequest } from './newsletter/newsletter-request.tsx'
import { newsletterWelcome } from './newsletter/newsletter-welcome.tsx'
import { invitation } from './participants/invitation.tsx'
import { participantCancelled } from './participants/participant-cancelled.tsx'
import { reminder } from './participants/reminder.tsx'
import { sample } from './parts/sample.ts'
import { moneyAlarm } from './payment/money-alarm.tsx'
import { moneyReturned } from './payment/money-returned.tsx'
import { paymentAwaited } from './payment/payment-awaited.tsx'
import { paymentRefunded } from './payment/payment-refunded.tsx'
import { refundNote } from './payment/refund-note.tsx'
import { newPurchase } from './tickets/new-purchase.tsx'
import { purchaseConfirmation } from './tickets/purchase-confirmation.tsx'
import { purchaseToPay } from './tickets/purchase-to-pay.tsx'
import { vouchers } from './tickets/vouchers.tsx'
import { newRegistration } from './waitlist/new-registration.tsx'
import { offerExpired } from './waitlist/offer-expired.tsx'
import { registrationCancelled } from './waitlist/registration-cancelled.tsx'
import { seatOffer } from './waitlist/seat-offer.tsx'
import { waitlistWelcome } from './waitlist/waitlist-welcome.tsx'
import { webhookDisabled } from './webhooks/webhook-disabled.tsx'
import { dateCalledOff } from './workshops/date-called-off.tsx'
import { dateChanged } from './workshops/date-changed.tsx'
import { dateConfirmed } from './workshops/date-confirmed.tsx'
import { roomChanged } from './workshops/room-changed.tsx'

/** Every mail by its name, in the order in which the office lists them. */
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
  'vat-note': vatNote,
  invoice,
  'invoice-cancelled': invoiceCancelled,
  'purchase-confirmation': purchaseConfirmation,
  'purchase-to-pay': purchaseToPay,
  vouchers,
  'order-cancelled': orderCancelled,
  'booking-cancelled': bookingCancelled,
  'participant-cancelled': participantCancelled,
  'registration-cancelled': registrationCancelled,
  'date-confirmed': dateConfirmed,
  'date-changed': dateChanged,
  'room-changed': roomChanged,
  'order-moved': orderMoved,
  'date-called-off': dateCalledOff,
  'withdrawal-receipt': withdrawalReceipt,
  'payment-refunded': paymentRefunded,
  'refund-note': refundNote,
  'money-alarm': moneyAlarm,
  'money-returned': moneyReturned,
  'newsletter-request': newsletterRequest,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-reminder': newsletterReminder,
  'contact-copy': contactCopy,
  'new-booking': newBooking,
  'new-purchase': newPurchase,
  'new-registration': newRegistration,
  'new-withdrawal': newWithdrawal,
  'new-comment': newComment,
  'contact-message': contactMessage,
  'member-invitation': memberInvitation,
  'password-link': passwordLink,
  'sign-in-alarm': signInAlarm,
  'webhook-disabled': webhookDisabled,
} satisfies { [M in MailName]: Mail<M> }

type Job = MailJob<MailEffect>

const jobs = new Map(
  Object.entries(mails).flatMap(([name, mail]) =>
    // TypeScript does not see that the name of a mail chooses the kind of its effect.
    'load' in mail ? [[('job' in mail ? mail.job : name) as MailEffect['kind'], mail as Job] as const] : [],
  ),
)

/** The effects that are a mail: what the log can be asked for. */
export const mailKinds: readonly MailEffect['kind'][] = [...jobs.keys()]

/** The mail that an effect of this kind sends. Throws when there is none. */
export function mailOf(kind: MailEffect['kind']): Job {
  const mail = jobs.get(kind)
  if (!mail) throw new Error(`no mail ${kind}`)
  return mail
}

type Samples = { [M in MailName]: readonly [Message<M>, ...Message<M>[]] }

/** The examples of every mail. */
export const sampleMails = Object.fromEntries(
  Object.entries(mails).map(([kind, { samples }]) => [
    kind,
    samples.map((facts) => ({ ...facts, kind, siteUrl: sample.siteUrl })),
  ]),
  // each has the examples of its own mail
) as unknown as Samples
