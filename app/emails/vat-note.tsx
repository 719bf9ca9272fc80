import type { Language } from '#domain/language.ts'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { invoiceLines } from './invoice-lines.ts'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'

/** To the office: the VAT id of an order is not valid, or VIES could not say. */
export const vatNote: MailKind<'vat-note'> = {
  subject: ({ order }, language) => mailText(language)('vatNote.subject', { number: order.number }),
  body: (mail, language) => <VatNote mail={mail} language={language} />,
}

function VatNote({ mail, language }: { mail: MailOf<'vat-note'>; language: Language }) {
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
