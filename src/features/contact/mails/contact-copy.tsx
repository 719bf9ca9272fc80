import type { Mail, MailProps } from '#mails/mail.ts'
import { Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'contact-copy': { job: { messageId: string }; message: object }
  }
}

/** That a message has arrived, to the address that was given with it. No one has proven that address, so nothing of the message is in it. */
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
  body: ContactCopy,
  samples: [{}],
} satisfies Mail<'contact-copy'>

function ContactCopy({ t }: MailProps<'contact-copy'>) {
  return (
    <>
      <Paragraph>{t('contactCopy.intro')}</Paragraph>
      <SmallPrint>{t('contactCopy.notYou')}</SmallPrint>
    </>
  )
}
