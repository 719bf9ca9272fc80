import type { Language } from '#domain/language.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { Lines } from '#mails/parts/lines.tsx'
import { SmallPrint } from '#mails/parts/paragraph.tsx'

interface Written {
  name: string
  company: string | undefined
  email: string
  phone: string | undefined
  message: string
  writtenIn: Language
  isSuspected: boolean
}

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'contact-message': { job: { messageId: string }; message: Written }
  }
}

/** What somebody has written, to the office. An answer to it goes to whoever wrote. */
export const contactMessage = {
  key: ({ messageId }) => `contact-message:${messageId}`,
  async load(ports, { messageId }) {
    const found = await ports.reads.contact.message(messageId)
    // somebody has asked us to delete it meanwhile
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
  subject: ({ isSuspected, name, company }, language) =>
    mailText(language)(isSuspected ? 'contactMessage.suspectedSubject' : 'contactMessage.subject', {
      from: isolated(company === undefined ? name : `${name}, ${company}`),
    }),
  body: (mail, language) => <ContactMessage mail={mail} language={language} />,
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

function ContactMessage({ mail, language }: { mail: Message<'contact-message'>; language: Language }) {
  const { name, company, email, phone, message, writtenIn, isSuspected, siteUrl } = mail
  const t = mailText(language)
  const lines = [name, company, email, phone].filter((line) => line !== undefined)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={message.split('\n')[0] ?? ''}
      headline={t('contactMessage.headline', { name: isolated(name) })}
      why={t('contactMessage.why')}
    >
      <Fact label={t('contactMessage.from')}>
        <Lines lines={lines} />
      </Fact>
      <Fact label={t('contactMessage.language')}>{t(`workshop.languages.${writtenIn}`)}</Fact>
      <Fact label={t('contactMessage.text')}>
        <Lines lines={message.split('\n')} />
      </Fact>
      <SmallPrint>{isSuspected ? t('contactMessage.suspected') : t('contactMessage.answer')}</SmallPrint>
    </Frame>
  )
}
