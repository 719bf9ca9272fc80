import type { Language } from '#domain/language.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { issueOfficeToken } from '../office-links.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'new-email': {
      job: {
        memberId: string
        email: string
        language: Language
        /** Distinguishes requests. */
        askedAt: string
      }
      message: {
        name: string
        /** Confirms the address of its recipient, once. */
        confirmUrl: string
      }
    }
  }
}

/** A link that confirms the new address of an account of the office, sent to it. */
export const newEmail = {
  key: ({ memberId, askedAt }) => `new-email:${memberId}:${askedAt}`,
  async load({ transactions, randomSource, clock, siteUrl }, { memberId, email, language }) {
    return transactions.run(async (stores) => {
      const member = (await stores.members.lockMembers()).find(({ id }) => id === memberId)
      // another one was asked for meanwhile, or none
      if (!member || (await stores.members.newEmail(memberId)) !== email) return null
      const link = { purpose: 'new-email', subjectId: memberId } as const
      const token = await issueOfficeToken(stores, randomSource, link, clock.now())
      const { name } = member
      return {
        message: { kind: 'new-email', name, confirmUrl: `${siteUrl}/office/new-email/${token}` },
        language,
        to: { name, email },
      }
    })
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: NewEmail,
  samples: [{ name: 'Theo Wagner', confirmUrl: `${sample.siteUrl}/office/new-email/${sample.token}` }],
} satisfies Mail<'new-email'>

function NewEmail({ mail, t, values }: MailProps<'new-email'>) {
  return (
    <>
      <Paragraph>{t('newEmail.text', values)}</Paragraph>
      <Button href={mail.confirmUrl}>{t('newEmail.confirm')}</Button>
      <SmallPrint>{t('newEmail.once')}</SmallPrint>
    </>
  )
}
