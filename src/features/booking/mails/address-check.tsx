import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { certificationBySlug, certificationHref, workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { sample, samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { Button, ContactLine, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'address-check': {
      job: { orderId: string }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
        until: Temporal.Instant
        confirmUrl: string
      }
    }
    'order-expired': {
      job: { orderId: string }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
      }
    }
  }
}

/** To the address of an order that is held until someone there confirms it. */
export const addressCheck = {
  key: ({ orderId }) => `address-check:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language, status } = order
    if (status.state !== 'awaiting-confirmation') return null
    const confirmUrl = await freshLink(ports, { purpose: 'address', subjectId: orderId, language })
    return {
      message: { kind: 'address-check', order, date, until: status.until, confirmUrl },
      language,
      to: { name: '', email: order.booker.email },
    }
  },
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    end: formatDeadline(mail.until.epochMilliseconds, language),
  }),
  body: AddressCheck,
  samples: [
    {
      order: sample.order,
      date: sample.date,
      until: sample.saturday,
      confirmUrl: `${sample.siteUrl}/de/confirm-order/${sample.token}`,
    },
  ],
} satisfies Mail<'address-check'>

function AddressCheck({ mail, language, t, values }: MailProps<'address-check'>) {
  const { confirmUrl } = mail
  return (
    <>
      <Paragraph>{t('addressCheck.intro', values)}</Paragraph>
      <Button href={confirmUrl}>{t('addressCheck.confirm')}</Button>
      <SmallPrint>{t('addressCheck.notYou')}</SmallPrint>
      <ContactLine language={language} />
    </>
  )
}

/** To the booker: the time to pay by card is over. Nothing where a late payment has made it a booking after all. */
export const orderExpired = {
  key: ({ orderId }) => `order-expired:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    if (order.status.state !== 'expired') return null
    return {
      message: { kind: 'order-expired', order, date },
      ...toBooker(order),
    }
  },
  values: (mail, language) => ({
    number: mail.order.number,
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    seats: mail.date ? mail.order.participants.length : 0,
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: OrderExpired,
  samples: [
    { order: sample.order, date: sample.date },
    { order: sampleTickets, date: null },
    { order: samplePackage, date: null },
  ],
} satisfies Mail<'order-expired'>

function OrderExpired({ mail, language, t, values }: MailProps<'order-expired'>) {
  const { order, siteUrl } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('orderExpired.intro', values)}</Paragraph>
      <Button href={`${siteUrl}${bookAgainHref(mail, language)}`}>{t('orderExpired.again', values)}</Button>
      <SmallPrint>{t('orderExpired.late', values)}</SmallPrint>
    </PersonalMessage>
  )
}

/** The page with the form that the order came from. */
function bookAgainHref({ order: { product }, date }: Message<'order-expired'>, language: Language): string {
  if (date) return workshopHref(language, date)
  if (product.kind === 'package') return `/${language}/packages/${product.programme}`
  const certification = product.kind === 'self-paced' ? certificationBySlug(product.certification) : undefined
  return certification ? `${certificationHref(language, certification)}/self-paced-booking` : `/${language}/workshops`
}
