import type { Language } from '#domain/language.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { Fact, isolated, Lines, SmallPrint } from '#mails/parts/text.tsx'

interface Written {
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
  const { name, company, email, phone, message, writtenIn, isSuspected } = mail
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
      <SmallPrint>{isSuspected ? t('contactMessage.suspected') : t('contactMessage.answer')}</SmallPrint>
    </>
  )
}
