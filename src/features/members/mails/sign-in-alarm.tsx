import type { Language } from '#domain/language.ts'
import { alarmWindow } from '#domain/office/sign-in.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import type { CountedFailures } from '../ports.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'sign-in-alarm': {
      job: {
        memberId: string
        /** Tells one alarm from the next. */
        at: string
      }
      message: {
        name: string
        /** Whose sign-ins failed within the hour, the most on top. */
        tried: CountedFailures[]
        officeUrl: string
      }
    }
  }
}

/** Tells an owner that sign-ins fail one after the other, and for whom. */
export const signInAlarm = {
  key: ({ memberId, at }) => `sign-in-alarm:${memberId}:${at}`,
  async load({ transactions, siteUrl }, { memberId, at }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (member?.role !== 'owner') return null
      const tried = await stores.signInFailures.since(Temporal.Instant.from(at).subtract(alarmWindow))
      const { name, email } = member
      return {
        message: { kind: 'sign-in-alarm', name, tried, officeUrl: `${siteUrl}/office` },
        language: 'de',
        to: { name, email },
      }
    })
  },
  subject: (_, language) => mailText(language)('signInAlarm.subject'),
  body: (mail, language) => <SignInAlarm mail={mail} language={language} />,
  samples: [
    {
      name: 'Nora Pichler',
      tried: [
        { kind: 'member', name: 'Theo Wagner', count: 12, codes: 3 },
        { kind: 'nobody', name: null, count: 8, codes: 0 },
        { kind: 'editor', name: null, count: 1, codes: 0 },
      ],
      officeUrl: `${sample.siteUrl}/office`,
    },
  ],
} satisfies Mail<'sign-in-alarm'>

function SignInAlarm({ mail, language }: { mail: Message<'sign-in-alarm'>; language: Language }) {
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
