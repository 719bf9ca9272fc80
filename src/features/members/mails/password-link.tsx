import type { Language } from '#domain/language.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { issueOfficeToken } from '../office-links.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'password-link': {
      job: {
        memberId: string
        language: Language
        /** Tells one wish from the next. */
        askedAt: string
      }
      message: {
        name: string
        /** Sets the password of whoever it was sent to, once. */
        passwordUrl: string
      }
    }
  }
}

/** A link to a new password for somebody of the office. */
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
  subject: (_, language) => mailText(language)('passwordLink.subject'),
  body: (mail, language) => <PasswordLink mail={mail} language={language} />,
  samples: [{ name: 'Theo Wagner', passwordUrl: `${sample.siteUrl}/office/new-password/${sample.token}` }],
} satisfies Mail<'password-link'>

function PasswordLink({ mail, language }: { mail: Message<'password-link'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('passwordLink.preview')}
      headline={t('passwordLink.headline')}
      why={t('passwordLink.why')}
    >
      <Paragraph>{t('passwordLink.text', { name: isolated(mail.name) })}</Paragraph>
      <Button href={mail.passwordUrl}>{t('passwordLink.choose')}</Button>
      <SmallPrint>{t('passwordLink.once')}</SmallPrint>
    </Frame>
  )
}
