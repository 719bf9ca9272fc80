import { changeOf, type Invoice, openInvoice, replacedBy, serviceOf } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { partyOf, takesPart, toBooker } from '#mails/parts/addressee.ts'
import { atDate, calendarFiles, freshLink, hasMovedFrom, liveOrder } from '#mails/parts/found-order.ts'
import { CertificateChapter } from '#mails/parts/invitation-body.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, Paragraph, PersonalMessage } from '#mails/parts/text.tsx'
import { dateRange, FormerFact, PracticalDetails, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'
import type { DateChange, FormerSchedule } from '#platform/ports.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'order-moved': {
      job: { orderId: string } & DateChange
      message: {
        order: Order
        /** As it is now. */
        date: LiveDate
        /** Whether the booker has requested it; else it was the organiser. */
        wished: boolean
        /** Null when the booker has requested it. */
        before: FormerSchedule | null
        /** Whether the mail has the calendar file: for a booker who takes part, and as the reminder would. */
        inCalendar: boolean
        /** The practical details are due already and in this mail. */
        soon: boolean
        orderUrl: string
        /** Whether its invoice named other days and is issued again. */
        isReissued: boolean
      }
    }
  }
}

/** To the booker: another time or place, and what can be done when it does not fit. */
export const orderMoved = {
  key: ({ orderId, date, revision, formerDate = '' }) =>
    `order-moved:${atDate(orderId, date)}:${revision}:${formerDate}`,
  async load(ports, { orderId, date: changed, formerDate, formerRevision, before = null, soon = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (order.status.state !== 'confirmed') return null
    if (formerDate === undefined && hasMovedFrom(changed, date)) return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    const wished = formerDate !== undefined
    const inCalendar = takesPart(order) || soon
    const isReissued = namesOtherDays(await ports.reads.invoices(orderId), date)
    return {
      message: { kind: 'order-moved', order, date, wished, before, inCalendar, soon, orderUrl, isReissued },
      ...toBooker(order),
      attachments: inCalendar ? await calendarFiles(ports, { date, formerDate, formerRevision, soon }, language) : [],
    }
  },
  values: ({ order, date, wished }, language) => ({
    by: wished ? 'booker' : 'organiser',
    party: partyOf(order),
    number: order.number,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
  }),
  subject: ({ mail, t, values }) => t(mail.wished ? 'orderMoved.subjectWished' : 'orderMoved.subject', values),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: OrderMoved,
  replaceable: { subject: ['subject', 'subjectWished'] },
  samples: [
    {
      order: sample.order,
      date: sample.date,
      wished: false,
      before: sample.before,
      inCalendar: true,
      soon: false,
      orderUrl: sample.orderUrl,
      isReissued: false,
    },
    {
      order: sample.order,
      date: sample.date,
      wished: true,
      before: null,
      inCalendar: true,
      soon: false,
      orderUrl: sample.orderUrl,
      isReissued: true,
    },
    {
      order: sample.atHome,
      date: sample.online,
      wished: false,
      before: sample.before,
      inCalendar: true,
      soon: true,
      orderUrl: sample.orderUrl,
      isReissued: false,
    },
  ],
} satisfies Mail<'order-moved'>

function OrderMoved({ mail, language, t, values }: MailProps<'order-moved'>) {
  const { order, date, before, inCalendar, soon, orderUrl, isReissued, siteUrl } = mail
  const further = t('orderMoved.further', values).trim()
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('orderMoved.intro', values)}</Paragraph>
      {further && <Paragraph>{further}</Paragraph>}
      {isReissued && <Paragraph>{t('orderMoved.invoice')}</Paragraph>}
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        {before && <FormerFact before={before} language={language} />}
        {soon && <PracticalDetails date={date} language={language} />}
        {inCalendar && <Paragraph>{t('dateChanged.calendar')}</Paragraph>}
      </Chapter>
      {soon && takesPart(order) && <CertificateChapter date={date} language={language} siteUrl={siteUrl} />}
    </PersonalMessage>
  )
}

/** Whether the last invoice was cancelled because it named other days, and the order has a new one. */
function namesOtherDays(invoices: readonly Invoice[], date: LiveDate): boolean {
  const cancellation = invoices.findLast(({ kind }) => kind === 'cancellation')
  const former = cancellation && replacedBy(cancellation, invoices)?.former
  const open = openInvoice(invoices)
  return former !== undefined && open !== null && changeOf(former, { ...open, service: serviceOf(date) }) === 'dates'
}
