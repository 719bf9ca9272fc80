import type { Language } from '#domain/language.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { issueOfficeToken } from '../office-links.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'password-link': {
      job: {
        memberId: string
        language: Language
        /** Distinguishes requests. */
        askedAt: string
      }
      message: {
        name: string
        /** Sets the password of its recipient, once. */
        passwordUrl: string
      }
    }
  }
}

/** A link to a new password for someone of the office. */
export const passwordLink = {
  key: ({ memberId, askedAt }) => `password-link:${memberId}:${askedAt}`,
  async load({ transactions, randomSource, clock, siteUrl }, { memberId, language }) {
    return transactions.run(async (stores) => {
      const member = await stores.members.member(memberId)
      if (!member) return null
      const token = await issueOfficeToken(
        stores,
        randomSource,
        { purpose: 'password', subjectId: memberId },
        clock.now(),
      )
      const { name, email } = member
      return {
        message: { kind: 'password-link', name, passwordUrl: `${siteUrl}/office/new-password/${token}` },
        language,
        to: { name, email },
      }
    })
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: PasswordLink,
  samples: [{ name: 'Theo Wagner', passwordUrl: `${sample.siteUrl}/office/new-password/${sample.token}` }],
} satisfies Mail<'password-link'>

function PasswordLink({ mail, t, values }: MailProps<'password-link'>) {
  return (
    <>
      <Paragraph>{t('passwordLink.text', values)}</Paragraph>
      <Button href={mail.passwordUrl}>{t('passwordLink.choose')}</Button>
      <SmallPrint>{t('passwordLink.once')}</SmallPrint>
    </>
  )
}
