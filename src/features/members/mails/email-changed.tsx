import type { Language } from '#domain/language.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { isolated, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'email-changed': {
      job: {
        memberId: string
        /** The former address, which gets the mail. */
        before: string
        language: Language
        at: string
      }
      message: { name: string }
    }
  }
}

/** Tells the former address of an account of the office that it has another one. */
export const emailChanged = {
  key: ({ memberId, at }) => `email-changed:${memberId}:${at}`,
  async load({ transactions }, { memberId, before, language }) {
    const member = await transactions.run((stores) => stores.members.member(memberId))
    if (!member) return null
    const { name } = member
    return { message: { kind: 'email-changed', name }, language, to: { name, email: before } }
  },
  values: ({ name }) => ({ name: isolated(name) }),
  body: EmailChanged,
  samples: [{ name: 'Theo Wagner' }],
} satisfies Mail<'email-changed'>

function EmailChanged({ t, values }: MailProps<'email-changed'>) {
  return (
    <>
      <Paragraph>{t('emailChanged.text', values)}</Paragraph>
      <Paragraph>{t('emailChanged.notYou')}</Paragraph>
    </>
  )
}
