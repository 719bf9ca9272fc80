import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { ReturnWay } from '#domain/payment/bank-transfer.ts'
import { providerName } from '#domain/payment/payment.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee, personName, toBooker, toOffice } from '#mails/parts/addressee.ts'
import { foundOrder, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { BookerFact, BookingLink } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, isolated, Paragraph, PersonalMessage } from '#mails/parts/text.tsx'
import type { MoneyAlarm } from '#platform/ports.ts'

interface Refunded {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  amount: Cents
  /** What the office finds the payment by at the provider. */
  receipt: string
}

/** A whole payment that went back by itself. */
interface RefundedPayment extends Refunded {
  /** Whether the order was a booking before it was cancelled: then it was paid in time. */
  wasBooked: boolean
}

/** The facts of a refund in its mails. Throws when there is no such payment: they are written in the same transaction. */
export async function refundedPayment(
  { reads }: Pick<DispatchPorts, 'reads'>,
  paymentId: string,
): Promise<RefundedPayment> {
  const payment = await reads.paymentById(paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  const { order, date } = await foundOrder(reads, payment.orderId)
  // An invoice is issued with the confirmation and remains.
  const wasBooked = (await reads.invoices(order.id)).length > 0
  return { order, date, amount: payment.amount, receipt: payment.receipt ?? '', wasBooked }
}

/** Why it went back, as the texts choose by: paid twice, cancelled, paid after that, for a date that was called off, or too late. */
function refundStatus({ order: { status }, date, wasBooked }: RefundedPayment): string {
  if (status.state === 'cancelled' && wasBooked) return 'booked'
  return status.state === 'expired' && date?.calledOff ? 'calledOff' : status.state
}

function moneyValues(mail: Pick<Refunded, 'order' | 'date' | 'amount'>, language: Language) {
  const { order, amount } = mail
  return {
    amount: formatMoney(amount, language),
    number: order.number,
    code: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    customer: isolated(order.invoice.company ?? personName(order.booker)),
  }
}

declare module '#platform/ports.ts' {
  interface Mails {
    'payment-refunded': { job: { paymentId: string }; message: RefundedPayment }
    'refund-note': { job: { paymentId: string }; message: RefundedPayment }
    'money-alarm': {
      job: { orderId: string; paymentId: string } & MoneyAlarm
      message: Refunded & Pick<MoneyAlarm, 'what'> & { provider: string }
    }
    'money-returned': {
      job: { orderId: string; returnId: string }
      message: { order: Order; amount: Cents; way: ReturnWay }
    }
  }
}

/** To the booker: the order was cancelled, or the payment came too late or twice, and is on its way back. */
export const paymentRefunded = {
  key: ({ paymentId }) => `payment-refunded:${paymentId}`,
  async load(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return {
      message: { kind: 'payment-refunded', ...refunded },
      language: refunded.order.language,
      to: addressee(refunded.order.booker),
    }
  },
  values: (mail, language) => ({
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    number: mail.order.number,
    amount: formatMoney(mail.amount, language),
    status: refundStatus(mail),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PaymentRefunded,
  samples: [{ order: sample.order, date: sample.date, amount: 487_080, receipt: 'pi_3QK', wasBooked: true }],
} satisfies Mail<'payment-refunded'>

function PaymentRefunded({ mail, language, t, values }: MailProps<'payment-refunded'>) {
  const { order, date, siteUrl } = mail
  const isHeld = date !== null && !date.calledOff
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('paymentRefunded.intro', values)}</Paragraph>
      <Paragraph>{t('paymentRefunded.money', values)}</Paragraph>
      {date && (
        <Button href={`${siteUrl}${isHeld ? workshopHref(language, date) : `/${language}/workshops`}`}>
          {t('paymentRefunded.date', { isHeld: isHeld ? 'yes' : 'no' })}
        </Button>
      )}
    </PersonalMessage>
  )
}

/** The note to the office about a payment that went back, in German whatever the language of the booking. Without the booker’s own key. */
export const refundNote = {
  key: ({ paymentId }) => `refund-note:${paymentId}`,
  async load(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return { message: { kind: 'refund-note', ...refunded }, ...toOffice(ports) }
  },
  values: (mail, language) => ({ status: refundStatus(mail), ...moneyValues(mail, language) }),
  body: RefundNote,
  samples: [{ order: sample.order, date: sample.date, amount: 487_080, receipt: 'pi_3QK', wasBooked: true }],
} satisfies Mail<'refund-note'>

function RefundNote({ mail, language, t, values }: MailProps<'refund-note'>) {
  const { order, receipt, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('refundNote.intro', values)}</Paragraph>
      <BookerFact booker={order.booker} language={language} />
      <Fact label={t('refundNote.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </>
  )
}

const alarm = {
  order: sample.order,
  date: sample.date,
  amount: 487_080,
  receipt: 'pi_3QK',
  provider: providerName('stripe'),
}

/** To the office, in German in any case: a failed refund, or a change of a dispute. */
export const moneyAlarm = {
  key: ({ what, about }) => `money-alarm:${what}:${about}`,
  async load({ reads, office }, { orderId, paymentId, what, amount }) {
    const { order, date } = await foundOrder(reads, orderId)
    const payment = await reads.paymentById(paymentId)
    const receipt = payment?.receipt ?? ''
    const provider = providerName(payment?.provider ?? null)
    return {
      message: { kind: 'money-alarm', what, order, date, amount, receipt, provider },
      ...toOffice({ office }),
    }
  },
  values: (mail, language) => ({
    // ICU takes no hyphen in what it chooses by.
    what: mail.what === 'refund-failed' ? 'failed' : mail.what,
    provider: mail.provider,
    ...moneyValues(mail, language),
  }),
  body: Alarm,
  samples: [
    { what: 'refund-failed', ...alarm },
    { what: 'inquiry', ...alarm },
    { what: 'open', ...alarm },
    { what: 'won', ...alarm },
    { what: 'lost', ...alarm },
  ],
} satisfies Mail<'money-alarm'>

function Alarm({ mail, language, t, values }: MailProps<'money-alarm'>) {
  const { order, receipt, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('moneyAlarm.intro', values)}</Paragraph>
      <Paragraph>{t('moneyAlarm.next', values)}</Paragraph>
      <BookerFact booker={order.booker} language={language} />
      <Fact label={t('moneyAlarm.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </>
  )
}

/** To the booker: the office has given money back, whole or in part. */
export const moneyReturned = {
  key: ({ returnId }) => `money-returned:${returnId}`,
  async load({ reads }, { orderId, returnId }) {
    const found = await reads.orderWithDate(orderId)
    const returned = await reads.money.findReturn(returnId)
    if (!(found && returned)) throw new Error(`no return ${returnId} of order ${orderId}`)
    const { order } = found
    const way = returned.paymentId === null ? 'transfer' : 'card'
    return {
      message: { kind: 'money-returned', order, amount: returned.amount, way },
      ...toBooker(order),
    }
  },
  values: ({ order, amount, way }, language) => ({ number: order.number, amount: formatMoney(amount, language), way }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: MoneyReturned,
  replaceable: {},
  samples: [{ order: sample.order, amount: 199_000, way: 'transfer' }],
} satisfies Mail<'money-returned'>

function MoneyReturned({ mail, language, t, values }: MailProps<'money-returned'>) {
  return (
    <PersonalMessage to={mail.order.booker} language={language}>
      <Paragraph>{t('moneyReturned.intro', values)}</Paragraph>
      <Paragraph>{t('moneyReturned.way', values)}</Paragraph>
    </PersonalMessage>
  )
}
