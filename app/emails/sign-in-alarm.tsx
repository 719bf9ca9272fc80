import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'

/** Tells an owner that sign-ins fail one after the other. */
export const signInAlarm: MailKind<'sign-in-alarm'> = {
  subject: (_, language) => mailText(language)('signInAlarm.subject'),
  body: (mail, language) => <SignInAlarm mail={mail} language={language} />,
}

function SignInAlarm({ mail, language }: { mail: MailOf<'sign-in-alarm'>; language: Language }) {
  const t = mailText(language)
  const { name, tried, officeUrl, siteUrl } = mail
  const total = tried.reduce((sum, { count }) => sum + count, 0)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('signInAlarm.preview', { count: total })}
      headline={t('signInAlarm.headline')}
      why={t('signInAlarm.why')}
    >
      <Paragraph>{t('signInAlarm.greeting', { name })}</Paragraph>
      <Paragraph>{t('signInAlarm.text', { count: total })}</Paragraph>
      {tried.map(({ kind, name: whose, count, codes }) => (
        <Paragraph key={`${kind} ${whose}`}>
          {t('signInAlarm.line', { kind, name: whose ?? '', count, codes })}
        </Paragraph>
      ))}
      <Paragraph>{t('signInAlarm.todo')}</Paragraph>
      <Button href={officeUrl}>{t('signInAlarm.open')}</Button>
    </Frame>
  )
}
