import type { Invoice } from '#domain/invoice/invoice.ts'
import { lineTitle } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** To the booker: the invoice, attached as a PDF. */
export const invoice: MailKind<'invoice'> = {
  subject: (mail, language) =>
    mailText(language)('invoice.subject', { number: mail.invoice.number, workshop: whatFor(mail.invoice) }),
  body: (mail, language) => <InvoiceMail mail={mail} language={language} />,
}

function InvoiceMail({ mail, language }: { mail: MailOf<'invoice'>; language: Language }) {
  const { order, due, orderUrl, siteUrl } = mail
  const { number, payment, gross, seller } = mail.invoice
  const t = mailText(language)
  const values = {
    number,
    order: order.number,
    total: formatMoney(gross, language),
    amount: formatMoney(due, language),
    paid: formatMoney(gross - due, language),
    state: paymentState(mail),
    date: payment.state === 'due' ? formatDateTime(payment.on, { language }) : '',
  }
  const { name, iban, bic } = seller.bank
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('invoice.preview', values)}
      headline={t('invoice.headline', values)}
      why={t('invoice.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('invoice.intro', values)}</Paragraph>
      {payment.state === 'due' && due > 0 ? (
        <>
          {due < gross && <Paragraph>{t('invoice.prepaid', values)}</Paragraph>}
          <Paragraph>{t('invoice.due', values)}</Paragraph>
          <Fact label={t('invoice.account')}>
            <Lines lines={[seller.name, `IBAN ${iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`, `BIC ${bic}, ${name}`]} />
          </Fact>
        </>
      ) : (
        <Paragraph>{t('invoice.paid', values)}</Paragraph>
      )}
      <Button href={`${orderUrl}/invoice?number=${number}`}>{t('invoice.view')}</Button>
      <SmallPrint>{t('invoice.xml')}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

/** 'part' where some of the money is there already. */
function paymentState({ invoice, due }: MailOf<'invoice'>): 'due' | 'part' | 'paid' {
  if (invoice.payment.state !== 'due' || due === 0) return 'paid'
  return due < invoice.gross ? 'part' : 'due'
}

/** What the invoice is mostly for. */
function whatFor({ lines, language }: Invoice): string {
  const [first] = lines
  return first ? lineTitle(first, language) : ''
}
