import { addressCheck } from './effects/address-check.ts'
import { bookingCancelled } from './effects/booking-cancelled.ts'
import { bookingConfirmation } from './effects/booking-confirmation.ts'
import { certificate } from './effects/certificate.ts'
import { certificates } from './effects/certificates.ts'
import { consentRequest } from './effects/consent-request.ts'
import { contactCopy } from './effects/contact-copy.ts'
import { contactMessage } from './effects/contact-message.ts'
import { dateCalledOff } from './effects/date-called-off.ts'
import { dateChanged } from './effects/date-changed.ts'
import { dateConfirmed } from './effects/date-confirmed.ts'
import type { DispatchPorts, EffectKind, EffectOf } from './effects/effect-kind.ts'
import { endCheckout } from './effects/end-checkout.ts'
import { endHold } from './effects/end-hold.ts'
import { endOrder } from './effects/end-order.ts'
import { forgetMeals } from './effects/forget-meals.ts'
import { invitation } from './effects/invitation.ts'
import { invoice } from './effects/invoice.ts'
import { lateInvoice } from './effects/late-invoice.ts'
import { memberInvitation } from './effects/member-invitation.ts'
import { moneyAlarm } from './effects/money-alarm.ts'
import { moneyReturn } from './effects/money-return.ts'
import { moneyReturned } from './effects/money-returned.ts'
import { newBooking } from './effects/new-booking.ts'
import { newComment } from './effects/new-comment.ts'
import { newRegistration } from './effects/new-registration.ts'
import { newWithdrawal } from './effects/new-withdrawal.ts'
import { newsletterReminder } from './effects/newsletter-reminder.ts'
import { newsletterRequest } from './effects/newsletter-request.ts'
import { newsletterWelcome } from './effects/newsletter-welcome.ts'
import { offerExpired } from './effects/offer-expired.ts'
import { orderCancelled } from './effects/order-cancelled.ts'
import { orderExpired } from './effects/order-expired.ts'
import { orderMoved } from './effects/order-moved.ts'
import { participantCancelled } from './effects/participant-cancelled.ts'
import { passwordLink } from './effects/password-link.ts'
import { paymentAwaited } from './effects/payment-awaited.ts'
import { paymentRefunded } from './effects/payment-refunded.ts'
import { publishPage } from './effects/publish-page.ts'
import { publishPost } from './effects/publish-post.ts'
import { refund } from './effects/refund.ts'
import { refundNote } from './effects/refund-note.ts'
import { registrationCancelled } from './effects/registration-cancelled.ts'
import { reminder } from './effects/reminder.ts'
import { reminderMail } from './effects/reminder-mail.ts'
import { roomChanged } from './effects/room-changed.ts'
import { seatOffer } from './effects/seat-offer.ts'
import { signInAlarm } from './effects/sign-in-alarm.ts'
import { testCheckoutNews } from './effects/test-checkout-news.ts'
import { vatCheck } from './effects/vat-check.ts'
import { vatNote } from './effects/vat-note.ts'
import { vouchers } from './effects/vouchers.ts'
import { waitlistWelcome } from './effects/waitlist-welcome.ts'
import { webhookDelivery } from './effects/webhook-delivery.ts'
import { webhookDisabled } from './effects/webhook-disabled.ts'
import { withdrawalReceipt } from './effects/withdrawal-receipt.ts'
import type { Effect } from './ports.ts'

export type { DispatchPorts } from './effects/effect-kind.ts'
export type { MailMessage } from './effects/mail-message.ts'

/** Every kind of effect and the file that carries it out. */
const kinds: { [K in Effect['kind']]: EffectKind<EffectOf<K>> } = {
  'booking-confirmation': bookingConfirmation,
  invitation,
  'new-booking': newBooking,
  reminder,
  'reminder-mail': reminderMail,
  'consent-request': consentRequest,
  certificates,
  certificate,
  'payment-awaited': paymentAwaited,
  'address-check': addressCheck,
  invoice,
  vouchers,
  'end-order': endOrder,
  'order-expired': orderExpired,
  'late-invoice': lateInvoice,
  'vat-check': vatCheck,
  'vat-note': vatNote,
  'waitlist-welcome': waitlistWelcome,
  'new-registration': newRegistration,
  'seat-offer': seatOffer,
  'offer-expired': offerExpired,
  'registration-cancelled': registrationCancelled,
  'end-hold': endHold,
  'forget-meals': forgetMeals,
  'order-cancelled': orderCancelled,
  'booking-cancelled': bookingCancelled,
  'participant-cancelled': participantCancelled,
  'date-changed': dateChanged,
  'room-changed': roomChanged,
  'order-moved': orderMoved,
  'date-called-off': dateCalledOff,
  'date-confirmed': dateConfirmed,
  'withdrawal-receipt': withdrawalReceipt,
  'new-withdrawal': newWithdrawal,
  'new-comment': newComment,
  'newsletter-request': newsletterRequest,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-reminder': newsletterReminder,
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
  'member-invitation': memberInvitation,
  'password-link': passwordLink,
  'sign-in-alarm': signInAlarm,
  'publish-page': publishPage,
  'end-checkout': endCheckout,
  refund,
  'payment-refunded': paymentRefunded,
  'refund-note': refundNote,
  'money-alarm': moneyAlarm,
  'money-return': moneyReturn,
  'money-returned': moneyReturned,
  'test-checkout-news': testCheckoutNews,
  'webhook-delivery': webhookDelivery,
  'webhook-disabled': webhookDisabled,
  'publish-post': publishPost,
}

/** Carries out one effect. It throws when that cannot be done now: the job that called it comes again. */
export async function dispatchEffect(ports: DispatchPorts, effect: Effect): Promise<void> {
  // TypeScript does not see that the kind of an effect chooses the entry for that same kind.
  const kind = kinds[effect.kind] as EffectKind<Effect>
  await kind.carryOut(ports, effect)
}
