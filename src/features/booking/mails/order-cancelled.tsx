import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { PaymentSummary } from '#domain/order/payment-summary.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { addressee, toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, TransferRequest } from '#mails/parts/invoice-chapter.tsx'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample, samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { Chapter, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'
import type { Cancelling } from '../records.ts'
import { type CancelledOrder, cancelledMoney, cancelledValues } from './seats-cancelled.tsx'

interface OrderCancelled extends CancelledOrder {
  /** Of the cancellation invoice that is attached; null where the invoice stays, or there was none. */
  invoiceNumber: string | null
  /** Whether the mail takes the date out of the booker’s own calendar. */
  inCalendar: boolean
  /** Whether there were other participants, who have been notified. */
  othersNotified: boolean
  /** The number of issued vouchers, to be blocked at the academy. */
  vouchersOut: number
  /** The invoice that the fee is still to be transferred for; null where there is none. */
  brought: BroughtInvoice | null
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
    'share-set': {
      job: {
        orderId: string
        /** ISO instant: when it was set. */
        at: string
        waived?: Waived
      }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
        payment: PaymentSummary
        brought: BroughtInvoice | null
        /** Of the cancellation invoice that is attached; null where the invoice stays, or there was none. */
        invoiceNumber: string | null
        /** Why nothing is due after all; null where a share is. */
        waived: Waived | null
      }
    }
  }
}

const mailFacts = { invoiceNumber: 'R-2026-0152', inCalendar: true, othersNotified: true, brought: null }
const withoutSeats = { ...mailFacts, date: null, inCalendar: false, othersNotified: false }
const shareUnset = { payment: { ...sample.cancelled.payment, fee: null }, invoiceNumber: null }
const feeOf = (fee: Cents) => ({
  payment: { ...sample.cancelled.payment, fee, toPay: fee },
  invoiceNumber: null,
  brought: { invoice: sample.invoice, due: fee },
})

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
    const { payment, invoices, brought } = await cancelledMoney(ports.reads, order)
    const last = invoices.at(-1)
    const cancellation = last?.kind === 'cancellation' ? last : null
    return {
      message: {
        kind: 'order-cancelled',
        order,
        date,
        way,
        // Asked for again after the fee was waived.
        fee: order.cancelled?.fee === 'none' ? 'none' : fee,
        ...(percent !== undefined && { percent }),
        at: Temporal.Instant.from(at),
        payment,
        brought,
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
    { ...sample.cancelled, ...mailFacts, ...feeOf(487_080), fee: 'full', vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, ...feeOf(243_540), fee: 'part', percent: 50, vouchersOut: 0 },
    { ...sample.cancelled, ...mailFacts, ...shareUnset, way: 'organiser', fee: 'share', vouchersOut: 0 },
    { ...sample.cancelled, ...withoutSeats, order: sampleTickets, way: 'organiser', vouchersOut: 2 },
    { ...sample.cancelled, ...withoutSeats, order: sampleTickets, way: 'withdrawal', vouchersOut: 0 },
    {
      ...sample.cancelled,
      ...withoutSeats,
      ...shareUnset,
      order: samplePackage,
      fee: 'share',
      vouchersOut: 1,
    },
  ],
} satisfies Mail<'order-cancelled'>

function OrderCancelled({ mail, language, t, values }: MailProps<'order-cancelled'>) {
  const { order, date, fee, invoiceNumber, inCalendar, othersNotified, vouchersOut } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
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
      <FeeChapter mail={mail} language={language} />
    </PersonalMessage>
  )
}

interface FeeChapterProps {
  mail: Pick<OrderCancelled, 'payment' | 'brought'>
  language: Language
}

/** The fee in figures: what was paid of it, what is left, by when and where to. Nothing where there is no fee, or its share is not set yet. */
function FeeChapter({ mail: { payment, brought }, language }: FeeChapterProps) {
  const t = mailText(language)
  const { fee, paid, toPay, toRefund } = payment
  if (!fee) return null
  return (
    <Chapter title={t('orderCancelled.feeTitle')}>
      <Paragraph>
        {t('orderCancelled.amounts', {
          fee: formatMoney(fee, language),
          isPaid: paid > 0 ? 'yes' : 'no',
          paid: formatMoney(paid, language),
        })}
      </Paragraph>
      {brought && <TransferRequest brought={brought} language={language} />}
      {!brought && toPay > 0 && (
        <Paragraph>{t('orderCancelled.toPay', { amount: formatMoney(toPay, language) })}</Paragraph>
      )}
      {toRefund > 0 && (
        <Paragraph>{t('orderCancelled.toRefund', { amount: formatMoney(toRefund, language) })}</Paragraph>
      )}
    </Chapter>
  )
}

/** `soldAgain`: others have all of its seats. */
type Waived = 'soldAgain' | 'goodwill'

const waiver = {
  order: sample.order,
  date: sample.date,
  payment: sample.cancelled.payment,
  brought: null,
  invoiceNumber: 'R-2026-0152',
}

/** To the booker: how much of a cancelled order is due, or that nothing is after all. No more of what was set before once another decision was made. */
export const shareSet = {
  key: ({ orderId, at }) => `share-set:${orderId}:${at}`,
  async load({ reads, invoicePdf }, { orderId, waived = null }) {
    const { order, date } = await foundOrder(reads, orderId)
    const { payment, brought, invoices } = await cancelledMoney(reads, order)
    if (payment.fee === null || (payment.fee === 0) !== (waived !== null)) return null
    const last = invoices.at(-1)
    const cancellation = waived && last?.kind === 'cancellation' ? last : null
    const invoiceNumber = cancellation?.number ?? null
    return {
      message: { kind: 'share-set', order, date, payment, brought, invoiceNumber, waived },
      ...toBooker(order),
      attachments: cancellation ? [await invoicePdf(cancellation)] : [],
    }
  },
  values: (mail, language) => ({
    number: mail.order.number,
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    fee: formatMoney(mail.payment.fee ?? 0, language),
    waived: mail.waived ?? 'no',
    count: mail.order.participants.length,
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: ShareSet,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      date: sample.date,
      payment: { ...sample.cancelled.payment, fee: 120_000, paid: 487_080, toRefund: 367_080 },
      brought: null,
      invoiceNumber: null,
      waived: null,
    },
    { ...waiver, waived: 'soldAgain' },
    { ...waiver, waived: 'goodwill' },
  ],
} satisfies Mail<'share-set'>

function ShareSet({ mail, language, t, values }: MailProps<'share-set'>) {
  return (
    <PersonalMessage to={mail.order.booker} language={language}>
      <Paragraph>{t(mail.waived ? 'shareSet.introWaived' : 'shareSet.intro', values)}</Paragraph>
      {mail.invoiceNumber && <Paragraph>{t('orderCancelled.invoice', { number: mail.invoiceNumber })}</Paragraph>}
      <FeeChapter mail={mail} language={language} />
    </PersonalMessage>
  )
}
