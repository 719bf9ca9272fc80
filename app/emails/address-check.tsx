import type { Language } from '#domain/language.ts'
import { formatDeadline } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** Asks the reader of an address's mail whether the order is theirs. */
export const addressCheck: MailKind<'address-check'> = {
  subject: (mail, language) => mailText(language)('addressCheck.subject', valuesOf(mail, language)),
  body: (mail, language) => <AddressCheck mail={mail} language={language} />,
}

function AddressCheck({ mail, language }: { mail: MailOf<'address-check'>; language: Language }) {
  const { confirmUrl, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('addressCheck.preview', values)}
      headline={t('addressCheck.headline')}
      why={t('addressCheck.why')}
    >
      <Paragraph>{t('addressCheck.intro', values)}</Paragraph>
      <Button href={confirmUrl}>{t('addressCheck.confirm')}</Button>
      <SmallPrint>{t('addressCheck.notYou')}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf(mail: MailOf<'address-check'>, language: Language) {
  return {
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    end: formatDeadline(mail.until.epochMilliseconds, language),
  }
}
