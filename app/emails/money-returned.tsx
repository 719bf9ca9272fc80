import type { Language } from '#domain/language.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'

/** To the booker: the office has given money back, whole or in part. */
export const moneyReturned: MailKind<'money-returned'> = {
  subject: (mail, language) => mailText(language)('moneyReturned.subject', valuesOf(mail, language)),
  body: (mail, language) => <MoneyReturned mail={mail} language={language} />,
}

function MoneyReturned({ mail, language }: { mail: MailOf<'money-returned'>; language: Language }) {
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('moneyReturned.preview', values)}
      headline={t('moneyReturned.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(mail.order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('moneyReturned.intro', values)}</Paragraph>
      <Paragraph>{t('moneyReturned.way', values)}</Paragraph>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf({ order, amount, way }: MailOf<'money-returned'>, language: Language) {
  return { number: order.number, amount: formatMoney(amount, language), way }
}
