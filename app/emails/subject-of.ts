import type { Language } from '#domain/language.ts'
import { fullName } from '#domain/participant/person.ts'
import { isolated } from './entered-text.ts'
import type { MailMessage } from './mail-message.ts'
import { mailText } from './mail-text.ts'
import { dateRange } from './times.ts'
import { workshopCode, workshopTitle } from './workshop-name.ts'

/** What a mailbox lists the mail under. Says what and when first: phones show some forty characters. */
export function subjectOf(mail: MailMessage, language: Language): string {
  const t = mailText(language)
  const { order, date } = mail
  const values = { workshop: workshopTitle(date), dates: dateRange(date, language) }
  switch (mail.kind) {
    case 'booking-confirmation':
      return t('bookingConfirmation.subject', values)
    case 'invitation':
      return t('invitation.subject', values)
    case 'new-booking':
      return t('newBooking.subject', {
        number: order.number,
        code: workshopCode(date),
        dates: values.dates,
        count: order.participants.length,
        customer: isolated(order.invoice.company ?? fullName(order.booker)),
      })
  }
}
