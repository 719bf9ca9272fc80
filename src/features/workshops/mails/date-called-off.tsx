import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { partyOf, takesPart, toBooker } from '#mails/parts/addressee.ts'
import { atDate, freshLink, hasMovedFrom, liveOrder } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, workshopTitle } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'date-called-off': {
      job: {
        orderId: string
        /** The slug of the date. Older jobs have none. */
        date?: string
        /** Of the date that the booker’s calendar takes out. Older jobs have none. */
        revision?: number
      }
      message: { order: Order; date: LiveDate; inCalendar: boolean; orderUrl: string }
    }
  }
}

/** To the booker: we have to call the workshop off; another date or the money back. */
export const dateCalledOff = {
  key: ({ orderId, date }) => `date-called-off:${atDate(orderId, date)}`,
  async load(ports, { orderId, date: calledOff, revision }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (hasMovedFrom(calledOff, date)) return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    // Older jobs have a mail of their own for the booker as a participant.
    const inCalendar = revision !== undefined && takesPart(order)
    return {
      message: { kind: 'date-called-off', order, date, inCalendar, orderUrl },
      ...toBooker(order),
      attachments: inCalendar ? [await ports.calendarFile(date, language, { takesOut: revision })] : [],
    }
  },
  values: ({ order, date }, language) => ({
    party: partyOf(order),
    number: order.number,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: DateCalledOff,
  replaceable: {},
  samples: [{ order: sample.order, date: sample.calledOff, inCalendar: true, orderUrl: sample.orderUrl }],
} satisfies Mail<'date-called-off'>

function DateCalledOff({ mail, language, t, values }: MailProps<'date-called-off'>) {
  const { order, inCalendar, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('dateCalledOff.intro', values)}</Paragraph>
      <Paragraph>{t('dateCalledOff.choice', values)}</Paragraph>
      {inCalendar && <Paragraph>{t('participantCancelled.calendar')}</Paragraph>}
      <Button href={orderUrl}>{t('dateCalledOff.choose')}</Button>
      <ContactLine language={language} />
    </>
  )
}
