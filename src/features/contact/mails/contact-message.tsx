import type { Language } from '#domain/language.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { Fact, isolated, Lines, Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'

interface Written {
  id: string
  name: string
  company: string | undefined
  email: string
  phone: string | undefined
  message: string
  writtenIn: Language
  isSuspected: boolean
}

declare module '#platform/ports.ts' {
  interface Mails {
    'contact-message': { job: { messageId: string }; message: Written }
    'contact-copy': { job: { messageId: string }; message: object }
  }
}

/** A message to the office. Replies go to its author. */
export const contactMessage = {
  key: ({ messageId }) => `contact-message:${messageId}`,
  async load(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    // someone has asked us to delete it meanwhile
    if (!found) return null
    const { name, company, email, phone, message, language, signs } = found
    return {
      message: {
        kind: 'contact-message',
        id: messageId,
        name,
        company,
        email,
        phone,
        message,
        writtenIn: language,
        isSuspected: signs.length > 0,
      },
      ...toOffice(ports),
      replyTo: { name, email },
    }
  },
  values: ({ name, company }) => ({
    name: isolated(name),
    from: isolated(company === undefined ? name : `${name}, ${company}`),
  }),
  subject: ({ mail: { isSuspected }, t, values }) =>
    t(isSuspected ? 'contactMessage.suspectedSubject' : 'contactMessage.subject', values),
  preview: ({ mail }) => mail.message.split('\n')[0] ?? '',
  body: ContactMessage,
  samples: [
    {
      id: '3f0f6f0e-6a51-4b3c-9d0c-2f1b7a5c8d11',
      name: 'Emre Yildiz',
      company: 'Donauwerk',
      email: 'emre@donauwerk.example',
      phone: undefined,
      message: 'Habt ihr noch Platz?\n\nEmre',
      writtenIn: 'de',
      isSuspected: false,
    },
  ],
} satisfies Mail<'contact-message'>

function ContactMessage({ mail, t }: MailProps<'contact-message'>) {
  const { id, name, company, email, phone, message, writtenIn, isSuspected, siteUrl } = mail
  const lines = [name, company, email, phone].filter((line) => line !== undefined)
  return (
    <>
      <Fact label={t('contactMessage.from')}>
        <Lines lines={lines} />
      </Fact>
      <Fact label={t('contactMessage.language')}>{t(`workshop.languages.${writtenIn}`)}</Fact>
      <Fact label={t('contactMessage.text')}>
        <Lines lines={message.split('\n')} />
      </Fact>
      <Paragraph>
        <TextLink href={`${siteUrl}/office/messages/${id}`}>{t('contactMessage.open')}</TextLink>
      </Paragraph>
      <SmallPrint>{isSuspected ? t('contactMessage.suspected') : t('contactMessage.answer')}</SmallPrint>
    </>
  )
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
