import type { ReactNode } from 'react'
import { render, toPlainText } from 'react-email'
import type { Language } from '#domain/language.ts'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { enteredMail } from './entered-mail.ts'
import { Invitation } from './invitation.tsx'
import type { MailMessage } from './mail-message.ts'
import { NewBooking } from './new-booking.tsx'
import { subjectOf } from './subject-of.ts'

export interface RenderedMail {
  /** One line, free of control characters. */
  subject: string
  html: string
  /** The same message for readers without HTML. */
  text: string
}

/** Renders a mail in the language of its booking. Throws on a missing text or a date without sessions. */
export async function renderMail(message: MailMessage, language: Language): Promise<RenderedMail> {
  const mail = enteredMail(message)
  const html = await render(body(mail, language))
  return { subject: subjectOf(mail, language), html, text: textTwin(html) }
}

function body(mail: MailMessage, language: Language): ReactNode {
  switch (mail.kind) {
    case 'booking-confirmation':
      return <BookingConfirmation mail={mail} language={language} />
    case 'invitation':
      return <Invitation mail={mail} language={language} />
    case 'new-booking':
      return <NewBooking mail={mail} language={language} />
  }
}

function textTwin(html: string): string {
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
