import { confirmDays } from '#domain/certificate/consent.ts'
import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { dateRange } from './times.ts'
import { workshopTitle } from './workshop-name.ts'

/** The second half of the double opt-in: only who reads the participant's mail can confirm the answer. */
export const consentRequest: MailKind<'consent-request'> = {
  subject: (mail, language) => mailText(language)('consentRequest.subject', valuesOf(mail, language)),
  body: (mail, language) => <ConsentRequest mail={mail} language={language} />,
}

function ConsentRequest({ mail, language }: { mail: MailOf<'consent-request'>; language: Language }) {
  const { participant, consent, acceptUrl, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('consentRequest.preview', values)}
      headline={t('consentRequest.headline')}
      why={t('consentRequest.why', values)}
    >
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>{t('consentRequest.intro', values)}</Paragraph>
      <Fact label={t('consentRequest.answer')}>{consent.wording}</Fact>
      <Paragraph>{t('consentRequest.final', values)}</Paragraph>
      <Button href={acceptUrl}>{t('consentRequest.confirm')}</Button>
      <SmallPrint>{t('consentRequest.notYou', values)}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf({ date, consent }: MailOf<'consent-request'>, language: Language) {
  return {
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    chosen: consent.answer,
    days: confirmDays,
  }
}
