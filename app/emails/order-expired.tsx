import type { Language } from '#domain/language.ts'
import { certificationBySlug, certificationHref, workshopHref } from '#domain/workshop/certification.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** To the booker: nothing was paid in time, so nothing is booked; the way to book again. */
export const orderExpired: MailKind<'order-expired'> = {
  subject: (mail, language) => mailText(language)('orderExpired.subject', valuesOf(mail, language)),
  body: (mail, language) => <OrderExpired mail={mail} language={language} />,
}

function OrderExpired({ mail, language }: { mail: MailOf<'order-expired'>; language: Language }) {
  const { order, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('orderExpired.preview', values)}
      headline={t('orderExpired.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('orderExpired.intro', values)}</Paragraph>
      <Button href={`${siteUrl}${bookAgainHref(mail, language)}`}>{t('orderExpired.again')}</Button>
      <SmallPrint>{t('orderExpired.late', values)}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf(mail: MailOf<'order-expired'>, language: Language) {
  return {
    number: mail.order.number,
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    seats: mail.date ? mail.order.participants.length : 0,
  }
}

/** The page with the form that the order came from. */
function bookAgainHref({ order: { product }, date }: MailOf<'order-expired'>, language: Language): string {
  if (date) return workshopHref(language, date)
  if (product.kind === 'package') return `/${language}/packages/${product.programme}`
  const certification = product.kind === 'self-paced' ? certificationBySlug(product.certification) : undefined
  return certification ? `${certificationHref(language, certification)}/self-paced-booking` : `/${language}/workshops`
}
