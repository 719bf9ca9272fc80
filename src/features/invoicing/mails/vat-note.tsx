import type { Order } from '#domain/order/order.ts'
import type { VatCheckResult } from '#domain/tax/tax.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookingLink, invoiceLines } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Fact, isolated, Lines, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
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
