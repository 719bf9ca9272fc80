import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { foundOrder } from '#mails/parts/found-order.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { freshLink } from '#mails/parts/fresh-link.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'address-check': {
      job: { orderId: string }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
        /** Until when it can be confirmed. */
        until: Temporal.Instant
        confirmUrl: string
      }
    }
  }
}

/** To the address of an order that is held until somebody there confirms it. */
export const addressCheck = {
  key: ({ orderId }) => `address-check:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language, standing } = order
    if (standing.state !== 'awaiting-confirmation') return null
    const confirmUrl = await freshLink(ports, { purpose: 'address', subjectId: orderId, language })
    return {
      message: { kind: 'address-check', order, date, until: standing.until, confirmUrl },
      language,
      to: { name: '', email: order.booker.email },
    }
  },
  subject: (mail, language) => mailText(language)('addressCheck.subject', valuesOf(mail, language)),
  body: (mail, language) => <AddressCheck mail={mail} language={language} />,
  samples: [
    {
      order: sample.order,
      date: sample.date,
      until: sample.saturday,
      confirmUrl: `${sample.siteUrl}/de/confirm-order/${sample.token}`,
    },
  ],
} satisfies Mail<'address-check'>

function AddressCheck({ mail, language }: { mail: Message<'address-check'>; language: Language }) {
  const { confirmUrl, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('addressCheck.preview', values)}
      headline={t('addressCheck.headline')}
      why={t('addressCheck.why')}
    >
      <Paragraph>{t('addressCheck.intro', values)}</Paragraph>
      <Button href={confirmUrl}>{t('addressCheck.confirm')}</Button>
      <SmallPrint>{t('addressCheck.notYou')}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf(mail: Message<'address-check'>, language: Language) {
  return {
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    end: formatDeadline(mail.until.epochMilliseconds, language),
  }
}
