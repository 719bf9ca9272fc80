import {
  amountDue,
  cancellationOf,
  changeOf,
  dueNow,
  type Invoice,
  type InvoiceChange,
  replacedBy,
  serviceOf,
} from '#domain/invoice/invoice.ts'
import { lineTitle } from '#domain/invoice/line-name.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { VatCheckResult } from '#domain/tax/tax.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker, toOffice } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { InvoicePayment, paymentValues } from '#mails/parts/invoice-chapter.tsx'
import { BookingLink, invoiceLines } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, isolated, Lines, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'

interface Replaced {
  number: string
  change: InvoiceChange | null
}

declare module '#platform/ports.ts' {
  interface Mails {
    invoice: {
      job: { orderId: string; number: string }
      message: {
        order: Order
        invoice: Invoice
        orderUrl: string
        /** What is to be paid of it now: money may have come since it was issued. */
        due: Cents
        /** The invoice that it replaces, and why; null for the first of its order. */
        replaces: Replaced | null
      }
    }
    'invoice-cancelled': {
      message: {
        order: Order
        invoice: Invoice
        orderUrl: string
        /** What is different on the next invoice; null where there is none, or nothing is. */
        change: InvoiceChange | null
      }
    }
    'vat-note': {
      job: {
        orderId: string
        /** When it was checked, which distinguishes two ids of one order. Older jobs have none. */
        checkedAt?: string
      }
      message: { order: Order; result: Exclude<VatCheckResult, 'valid'> }
    }
  }
}

/** To the booker: an invoice, or the one that takes it back, as a document that people and machines can read. */
export const invoice = {
  key: ({ number }) => `invoice:${number}`,
  async load(ports, { orderId, number }) {
    const found = await ports.reads.orderWithDate(orderId)
    const all = await ports.reads.invoices(orderId)
    const issued = all.find((candidate) => candidate.number === number)
    if (!(found && issued)) throw new Error(`no invoice ${number} of order ${orderId}`)
    const { order } = found
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    const { paid } = balanceOf(await ports.reads.money.ofOrder(orderId))
    const message = { order, invoice: issued, orderUrl }
    const cancellation = issued.kind === 'cancellation' ? issued : all[all.indexOf(issued) - 1]
    const replaced = cancellation && replacedBy(cancellation, all)
    // An order on a tentative date has no next invoice yet.
    const next = replaced?.next ?? (found.date && replaced && { ...replaced.former, service: serviceOf(found.date) })
    const change = replaced && next ? changeOf(replaced.former, next) : null
    return {
      message:
        issued.kind === 'cancellation'
          ? { kind: 'invoice-cancelled', ...message, change }
          : {
              kind: 'invoice',
              ...message,
              due: dueNow(issued, all, paid),
              replaces: replaced ? { number: replaced.former.number, change } : null,
            },
      ...toBooker(order),
      attachments: [await ports.invoicePdf(issued)],
    }
  },
  values: (mail, language) => ({
    ...paymentValues(mail, language),
    order: mail.order.number,
    workshop: purposeOf(mail.invoice),
    former: mail.replaces?.number ?? '',
    change: mail.replaces?.change ?? 'none',
  }),
  body: InvoiceMail,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      invoice: sample.invoice,
      due: amountDue(sample.invoice),
      replaces: null,
      orderUrl: sample.orderUrl,
    },
    {
      order: sample.order,
      invoice: sample.invoice,
      due: amountDue(sample.invoice) - 100_000,
      replaces: { number: 'R-2026-0140', change: 'dates' },
      orderUrl: sample.orderUrl,
    },
  ],
} satisfies Mail<'invoice'>

function InvoiceMail({ mail, language, t, values }: MailProps<'invoice'>) {
  const { order, orderUrl } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('invoice.intro', values)}</Paragraph>
      {mail.replaces && <Paragraph>{t('invoice.replaces', values)}</Paragraph>}
      <InvoicePayment brought={mail} language={language} />
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <SmallPrint>{t('invoice.xml')}</SmallPrint>
    </PersonalMessage>
  )
}

function purposeOf({ lines, language }: Invoice): string {
  const [first] = lines
  return first ? lineTitle(first, language) : ''
}

/** To the booker: an invoice has been taken back; the document that does so is attached. */
export const invoiceCancelled = {
  values: ({ order, change, invoice: { number, cancels, gross } }, language) => ({
    number,
    order: order.number,
    cancelled: cancels?.number ?? '',
    change: change ?? 'none',
    amount: formatMoney(gross, language),
  }),
  why: ({ t }) => t('invoice.why'),
  body: InvoiceCancelled,
  samples: [
    {
      order: sample.order,
      invoice: cancellationOf(sample.invoice, { number: 'R-2026-0152', now: sample.saturday.add({ hours: 48 }) }),
      orderUrl: sample.orderUrl,
      change: 'dates',
    },
  ],
} satisfies Mail<'invoice-cancelled'>

function InvoiceCancelled({ mail, language, t, values }: MailProps<'invoice-cancelled'>) {
  const { order, orderUrl } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('invoiceCancelled.intro', values)}</Paragraph>
      <Paragraph>{t('invoiceCancelled.money')}</Paragraph>
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
    </PersonalMessage>
  )
}

/** To the office, in German: a VAT id is not registered, or could not be checked. */
export const vatNote = {
  key: ({ orderId, checkedAt }) => ['vat-note', orderId, checkedAt].filter(Boolean).join(':'),
  async load(ports, { orderId }) {
    const found = await ports.reads.orderWithDate(orderId)
    const check = await ports.reads.vatCheck(orderId)
    if (!(found && check)) throw new Error(`no check of the VAT id of order ${orderId}`)
    if (check.result === 'valid') return null
    return {
      message: { kind: 'vat-note', order: found.order, result: check.result },
      ...toOffice(ports),
    }
  },
  values: ({ order, result }) => ({ number: order.number, result, vatId: isolated(order.invoice.vatId ?? '') }),
  body: VatNote,
  samples: [{ order: sample.atHome, result: 'invalid' }],
} satisfies Mail<'vat-note'>

function VatNote({ mail, language, t, values }: MailProps<'vat-note'>) {
  const { order, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('vatNote.intro', values)}</Paragraph>
      <Fact label={t('vatNote.todo')}>{t('vatNote.todoText', values)}</Fact>
      <Fact label={t('vatNote.customer')}>
        <Lines lines={[...invoiceLines(order, language), order.booker.email]} />
      </Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </>
  )
}
