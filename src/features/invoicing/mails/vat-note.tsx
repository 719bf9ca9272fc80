import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { VatCheckResult } from '#domain/tax/vat-check.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { invoiceLines } from '#mails/parts/invoice-lines.ts'
import { Lines } from '#mails/parts/lines.tsx'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { sample } from '#mails/parts/sample.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'vat-note': { job: { orderId: string }; message: { order: Order; result: Exclude<VatCheckResult, 'valid'> } }
  }
}

/** To the office, in German: a VAT id is not registered, or nobody could say. */
export const vatNote = {
  key: ({ orderId }) => `vat-note:${orderId}`,
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
  subject: ({ order }, language) => mailText(language)('vatNote.subject', { number: order.number }),
  body: (mail, language) => <VatNote mail={mail} language={language} />,
  samples: [{ order: sample.atHome, result: 'invalid' }],
} satisfies Mail<'vat-note'>

function VatNote({ mail, language }: { mail: Message<'vat-note'>; language: Language }) {
  const { order, result, siteUrl } = mail
  const t = mailText(language)
  const values = { number: order.number, result, vatId: isolated(order.invoice.vatId ?? '') }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('vatNote.preview', values)}
      headline={t('vatNote.headline', values)}
      why={t('vatNote.why')}
    >
      <Paragraph>{t('vatNote.intro', values)}</Paragraph>
      <Fact label={t('vatNote.todo')}>{t('vatNote.todoText', values)}</Fact>
      <Fact label={t('vatNote.customer')}>
        <Lines lines={[...invoiceLines(order, language), personName(order.booker), order.booker.email]} />
      </Fact>
    </Frame>
  )
}
