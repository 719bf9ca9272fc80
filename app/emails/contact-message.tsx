import type { Language } from '#domain/language.ts'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { SmallPrint } from './paragraph.tsx'

/** What somebody has written to the office. */
export const contactMessage: MailKind<'contact-message'> = {
  subject: ({ isSuspected, name, company }, language) =>
    mailText(language)(isSuspected ? 'contactMessage.suspectedSubject' : 'contactMessage.subject', {
      from: isolated(company === undefined ? name : `${name}, ${company}`),
    }),
  body: (mail, language) => <ContactMessage mail={mail} language={language} />,
}

function ContactMessage({ mail, language }: { mail: MailOf<'contact-message'>; language: Language }) {
  const { name, company, email, phone, message, writtenIn, isSuspected, siteUrl } = mail
  const t = mailText(language)
  const lines = [name, company, email, phone].filter((line) => line !== undefined)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={message.split('\n')[0] ?? ''}
      headline={t('contactMessage.headline', { name: isolated(name) })}
      why={t('contactMessage.why')}
    >
      <Fact label={t('contactMessage.from')}>
        <Lines lines={lines} />
      </Fact>
      <Fact label={t('contactMessage.language')}>{t(`workshop.languages.${writtenIn}`)}</Fact>
      <Fact label={t('contactMessage.text')}>
        <Lines lines={message.split('\n')} />
      </Fact>
      <SmallPrint>{isSuspected ? t('contactMessage.suspected') : t('contactMessage.answer')}</SmallPrint>
    </Frame>
  )
}
