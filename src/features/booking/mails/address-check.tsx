import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { foundOrder, freshLink, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
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
