import type { Language } from '#domain/language.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'contact-copy': { job: { messageId: string }; message: object }
  }
}

/** That a message has arrived, to the address that was given with it. Nobody has proven that address, so nothing of the message is in it. */
export const contactCopy = {
  key: ({ messageId }) => `contact-copy:${messageId}`,
  async load(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    if (!found) return null
    const { email, language } = found
    return {
      message: { kind: 'contact-copy' },
      language,
      to: { name: '', email },
    }
  },
  subject: (_, language) => mailText(language)('contactCopy.subject'),
  body: (mail, language) => <ContactCopy mail={mail} language={language} />,
  samples: [{}],
} satisfies Mail<'contact-copy'>

function ContactCopy({ mail, language }: { mail: Message<'contact-copy'>; language: Language }) {
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('contactCopy.preview')}
      headline={t('contactCopy.headline')}
      why={t('contactCopy.why')}
    >
      <Paragraph>{t('contactCopy.intro')}</Paragraph>
      <SmallPrint>{t('contactCopy.notYou')}</SmallPrint>
    </Frame>
  )
}
