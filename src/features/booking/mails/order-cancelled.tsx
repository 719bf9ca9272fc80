import { emailKey } from '#domain/participant/participant.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee } from '#mails/parts/addressee.ts'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { foundOrder, orderedTitle } from '#mails/parts/found-order.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample, samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { Chapter, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import type { Cancelling } from '../records.ts'
import { type CancelledOrder, cancelledValues } from './cancelled-values.ts'

interface OrderCancelled extends CancelledOrder {
  /** Of the cancellation invoice that is attached; null where the invoice stays, or there was none. */
  invoiceNumber: string | null
  /** Whether the mail takes the date out of the booker’s own calendar. */
  inCalendar: boolean
  /** Whether there were other participants, who have been notified. */
  othersNotified: boolean
  /** The number of issued vouchers, to be blocked at the academy. */
  vouchersOut: number
}

declare module '#platform/ports.ts' {
  interface Mails {
    'order-cancelled': {
      job: {
        orderId: string
        /** Of the date that the booker’s calendar takes out. */
        revision?: number
      } & Cancelling
      message: OrderCancelled
    }
  }
}

const mailFacts = { invoiceNumber: 'R-2026-0152', inCalendar: true, othersNotified: true }

/** To the booker: the order is cancelled, with what is due all the same. The receipt of a withdrawal names date and time. */
export const orderCancelled = {
  key: ({ orderId }) => `order-cancelled:${orderId}`,
  async load(ports, { orderId, way, fee, percent, at, revision }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { booker, participants, language } = order
    const takesPart = participants.some(({ email }) => emailKey(email) === emailKey(booker.email))
    const calendar =
      date && takesPart && revision !== undefined
        ? [await ports.calendarFile(date, language, { takesOut: revision })]
        : []
    const last = (await ports.reads.invoices(orderId)).at(-1)
    const cancellation = last?.kind === 'cancellation' ? last : null
    return {
      message: {
        kind: 'order-cancelled',
        order,
        date,
        way,
        fee,
        ...(percent !== undefined && { percent }),
        at: Temporal.Instant.from(at),
        invoiceNumber: cancellation?.number ?? null,
        inCalendar: calendar.length > 0,
        othersNotified: revision !== undefined && participants.length > (takesPart ? 1 : 0),
        vouchersOut: takeBack(await ports.reads.vouchers(orderId)).toBlock.length,
      },
      language,
      to: addressee(booker),
      attachments: [...calendar, ...(cancellation ? [await ports.invoicePdf(cancellation)] : [])],
    }
  },
  values: (mail, language) => ({
    ...cancelledValues(mail, language),
    workshop: orderedTitle(mail, language),
    out: mail.vouchersOut,
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: OrderCancelled,
  replaceable: {},
  samples: [
    { ...sample.cancelled, ...mailFacts, vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, fee: 'full', vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, fee: 'part', percent: 50, vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, way: 'organiser', fee: 'share', vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, order: sampleTickets, date: null, way: 'organiser', vouchersOut: 2 },
    { ...sample.cancelled, ...mailFacts, order: sampleTickets, date: null, way: 'withdrawal', vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, order: samplePackage, date: null, fee: 'share', vouchersOut: 1 },
  ],
} satisfies Mail<'order-cancelled'>

function OrderCancelled({ mail, language, t, values }: MailProps<'order-cancelled'>) {
  const { order, date, fee, invoiceNumber, inCalendar, othersNotified, vouchersOut } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('orderCancelled.intro', values)}</Paragraph>
      <Paragraph>{t(date ? 'orderCancelled.fee' : 'orderCancelled.feeWithoutSeats', values)}</Paragraph>
      {(vouchersOut > 0 || !date) && <Paragraph>{t('orderCancelled.vouchers', values)}</Paragraph>}
      {invoiceNumber && <Paragraph>{t('orderCancelled.invoice', { number: invoiceNumber })}</Paragraph>}
      {date && inCalendar && <Paragraph>{t('participantCancelled.calendar')}</Paragraph>}
      {othersNotified && (
        <SmallPrint>{t('orderCancelled.othersNotified', { own: inCalendar ? 'yes' : 'no' })}</SmallPrint>
      )}
      {fee === 'full' && (
        <Chapter title={t('bookingConfirmation.price')}>
          <OrderTable quote={order.quote} language={language} />
        </Chapter>
      )}
      <ContactLine language={language} />
    </>
  )
}
