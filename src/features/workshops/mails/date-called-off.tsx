import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { Button } from '#mails/parts/button.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { freshLink } from '#mails/parts/fresh-link.ts'
import { liveOrder } from '#mails/parts/live-order.ts'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { dateRange } from '#mails/parts/times.ts'
import { workshopTitle } from '#mails/parts/workshop-name.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'date-called-off': { job: { orderId: string }; message: { order: Order; date: LiveDate; orderUrl: string } }
  }
}

/** To the booker: we have to call the workshop off; another date or the money back. */
export const dateCalledOff = {
  key: ({ orderId }) => `date-called-off:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    return {
      message: { kind: 'date-called-off', order, date, orderUrl },
      ...toBooker(order),
    }
  },
  subject: (mail, language) =>
    mailText(language)('dateCalledOff.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <DateCalledOff mail={mail} language={language} />,
  replaceable: {},
  samples: [{ order: sample.order, date: sample.calledOff, orderUrl: sample.orderUrl }],
} satisfies Mail<'date-called-off'>

function DateCalledOff({ mail, language }: { mail: Message<'date-called-off'>; language: Language }) {
  const { order, date, orderUrl, siteUrl } = mail
  const t = mailText(language)
  const values = { number: order.number, workshop: workshopTitle(date), dates: dateRange(date, language) }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('dateCalledOff.preview', values)}
      headline={t('dateCalledOff.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('dateCalledOff.intro', values)}</Paragraph>
      <Paragraph>{t('dateCalledOff.choice')}</Paragraph>
      <Button href={orderUrl}>{t('dateCalledOff.choose')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}
