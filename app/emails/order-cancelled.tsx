import type { Language } from '#domain/language.ts'
import { hasStarted } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { OrderTable } from './order-table.tsx'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** To the booker: the order is cancelled. Of a withdrawal this is the receipt, with date and time. */
export const orderCancelled: MailKind<'order-cancelled'> = {
  subject: (mail, language) =>
    mailText(language)('orderCancelled.subject', {
      workshop: orderedTitle(mail, language),
      dates: orderedExtent(mail, language),
    }),
  body: (mail, language) => <OrderCancelled mail={mail} language={language} />,
}

function OrderCancelled({ mail, language }: { mail: MailOf<'order-cancelled'>; language: Language }) {
  const { order, date, way, fee, percent = 0, at, invoiceNumber, inCalendar, othersTold, vouchersOut, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(at.epochMilliseconds, { language, time: true })
  const values = {
    way,
    fee,
    percent,
    begun: date && hasStarted(date, at) ? 'yes' : 'no',
    when,
    number: order.number,
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    out: vouchersOut,
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('orderCancelled.preview', values)}
      headline={t('orderCancelled.headline', values)}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('orderCancelled.intro', values)}</Paragraph>
      <Paragraph>{t(date ? 'orderCancelled.fee' : 'orderCancelled.feeWithoutSeats', values)}</Paragraph>
      {(vouchersOut > 0 || !date) && <Paragraph>{t('orderCancelled.vouchers', values)}</Paragraph>}
      {invoiceNumber && <Paragraph>{t('orderCancelled.invoice', { number: invoiceNumber })}</Paragraph>}
      {date && inCalendar && <Paragraph>{t('participantCancelled.calendar')}</Paragraph>}
      {othersTold && <SmallPrint>{t('orderCancelled.told', { own: inCalendar ? 'yes' : 'no' })}</SmallPrint>}
      {fee === 'full' && (
        <Chapter title={t('bookingConfirmation.price')}>
          <OrderTable quote={order.quote} language={language} />
        </Chapter>
      )}
      <ContactLine language={language} />
    </Frame>
  )
}
