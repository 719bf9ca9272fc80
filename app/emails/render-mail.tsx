import { render, toPlainText } from 'react-email'
import type { Language } from '#domain/language.ts'
import { defaultSettings, type SiteSettings } from '#domain/settings/site-settings.ts'
import type { MailMessage } from '#usecases/effects/mail-message.ts'
import { SiteSettingsContext, siteSettingsOf } from '../site-settings.ts'
import { addressCheck } from './address-check.tsx'
import { bookingCancelled } from './booking-cancelled.tsx'
import { bookingConfirmation } from './booking-confirmation.tsx'
import { certificate } from './certificate.tsx'
import { ClosingContext } from './closing.tsx'
import { consentRequest } from './consent-request.tsx'
import { contactCopy } from './contact-copy.tsx'
import { contactMessage } from './contact-message.tsx'
import { dateCalledOff } from './date-called-off.tsx'
import { dateChanged } from './date-changed.tsx'
import { dateConfirmed } from './date-confirmed.tsx'
import { enteredMail } from './entered-mail.ts'
import { invitation } from './invitation.tsx'
import { invoice } from './invoice.tsx'
import { invoiceCancelled } from './invoice-cancelled.tsx'
import type { MailKind } from './mail-kind.ts'
import { withMailTexts } from './mail-text.ts'
import { memberInvitation } from './member-invitation.tsx'
import { moneyAlarm } from './money-alarm.tsx'
import { moneyReturned } from './money-returned.tsx'
import { newBooking } from './new-booking.tsx'
import { newComment } from './new-comment.tsx'
import { newPurchase } from './new-purchase.tsx'
import { newRegistration } from './new-registration.tsx'
import { newWithdrawal } from './new-withdrawal.tsx'
import { newsletterReminder } from './newsletter-reminder.tsx'
import { newsletterRequest } from './newsletter-request.tsx'
import { newsletterWelcome } from './newsletter-welcome.tsx'
import { offerExpired } from './offer-expired.tsx'
import { orderCancelled } from './order-cancelled.tsx'
import { orderExpired } from './order-expired.tsx'
import { orderMoved } from './order-moved.tsx'
import { participantCancelled } from './participant-cancelled.tsx'
import { passwordLink } from './password-link.tsx'
import { paymentAwaited } from './payment-awaited.tsx'
import { paymentRefunded } from './payment-refunded.tsx'
import { purchaseConfirmation } from './purchase-confirmation.tsx'
import { purchaseToPay } from './purchase-to-pay.tsx'
import { refundNote } from './refund-note.tsx'
import { registrationCancelled } from './registration-cancelled.tsx'
import { reminder } from './reminder.tsx'
import { isReplaceable } from './replaceable-mails.ts'
import { replacedTexts } from './replaced-texts.ts'
import { roomChanged } from './room-changed.tsx'
import { seatOffer } from './seat-offer.tsx'
import { signInAlarm } from './sign-in-alarm.tsx'
import { TrialContext } from './trial-line.tsx'
import { vatNote } from './vat-note.tsx'
import { vouchers } from './vouchers.tsx'
import { waitlistWelcome } from './waitlist-welcome.tsx'
import { webhookDisabled } from './webhook-disabled.tsx'
import { withdrawalReceipt } from './withdrawal-receipt.tsx'

export interface RenderedMail {
  /** One line, free of control characters. */
  subject: string
  html: string
  /** The same message for readers without HTML. */
  text: string
}

/** Every kind of mail and the file that writes it. */
const kinds: { [K in MailMessage['kind']]: MailKind<K> } = {
  'booking-confirmation': bookingConfirmation,
  invitation,
  'new-booking': newBooking,
  'address-check': addressCheck,
  'payment-awaited': paymentAwaited,
  'order-expired': orderExpired,
  'purchase-confirmation': purchaseConfirmation,
  'purchase-to-pay': purchaseToPay,
  'new-purchase': newPurchase,
  vouchers,
  invoice,
  'invoice-cancelled': invoiceCancelled,
  'vat-note': vatNote,
  'payment-refunded': paymentRefunded,
  'refund-note': refundNote,
  'money-alarm': moneyAlarm,
  'money-returned': moneyReturned,
  'waitlist-welcome': waitlistWelcome,
  'new-registration': newRegistration,
  'seat-offer': seatOffer,
  'offer-expired': offerExpired,
  'registration-cancelled': registrationCancelled,
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
  'webhook-disabled': webhookDisabled,
  'password-link': passwordLink,
  'sign-in-alarm': signInAlarm,
  reminder,
  'consent-request': consentRequest,
  certificate,
}

/** Renders a mail in the given language, in the words and under the name that the owner has set. Throws on a missing text or a date without sessions. */
export async function renderMail(
  message: MailMessage,
  language: Language,
  settings: SiteSettings = defaultSettings,
  isTrial = false,
): Promise<RenderedMail> {
  const mail = enteredMail(message)
  // TypeScript does not see that the kind of a mail chooses the entry for that same kind.
  const kind = kinds[mail.kind] as MailKind<MailMessage['kind']>
  const texts = settings.mails[mail.kind]?.[language] ?? {}
  const replaced = isReplaceable(mail.kind) ? replacedTexts(mail.kind, texts) : new Map<string, string>()
  return withMailTexts(language, replaced, async () => {
    const html = await render(
      <SiteSettingsContext value={siteSettingsOf(settings)}>
        <TrialContext value={isTrial}>
          <ClosingContext value={texts.closing ?? ''}>{kind.body(mail, language)}</ClosingContext>
        </TrialContext>
      </SiteSettingsContext>,
    )
    return { subject: kind.subject(mail, language), html, text: plainText(html) }
  })
}

function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { leadingLineBreaks: 3, uppercase: true } },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, maxColumnWidth: 52 },
      },
    ],
  })
}
