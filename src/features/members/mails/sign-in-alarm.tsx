import { alarmWindow } from '#domain/office/sign-in.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Paragraph } from '#mails/parts/text.tsx'
import type { CountedFailures } from '../records.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'sign-in-alarm': {
      job: {
        memberId: string
        /** Distinguishes alarms. */
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

/** Notifies an owner that sign-ins fail one after the other, and for whom. */
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
  values: ({ name, tried }) => ({ name, count: tried.reduce((sum, { count }) => sum + count, 0) }),
  body: SignInAlarm,
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

function SignInAlarm({ mail, t, values }: MailProps<'sign-in-alarm'>) {
  const { tried, officeUrl } = mail
  return (
    <>
      <Paragraph>{t('signInAlarm.greeting', values)}</Paragraph>
      <Paragraph>{t('signInAlarm.text', values)}</Paragraph>
      {tried.map(({ kind, name, count, codes }) => (
        <Paragraph key={`${kind} ${name}`}>{t('signInAlarm.line', { kind, name: name ?? '', count, codes })}</Paragraph>
      ))}
      <Paragraph>{t('signInAlarm.todo')}</Paragraph>
      <Button href={officeUrl}>{t('signInAlarm.open')}</Button>
    </>
  )
}
