import type { Language } from '#domain/language.ts'
import { vouchersDue } from '#domain/voucher/voucher.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { InvoiceChapter } from './invoice-chapter.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { PriceChapters } from './price-chapters.tsx'

/** To the booker of tickets or a package: what was ordered, and how it goes on. */
export const purchaseConfirmation: MailKind<'purchase-confirmation'> = {
  subject: (mail, language) =>
    mailText(language)('purchase.subject', {
      what: orderedTitle(mail, language),
      extent: orderedExtent(mail, language),
    }),
  body: (mail, language) => <PurchaseConfirmation mail={mail} language={language} />,
}

function PurchaseConfirmation({ mail, language }: { mail: MailOf<'purchase-confirmation'>; language: Language }) {
  const { order, brought, orderUrl, siteUrl } = mail
  const { number, customerNumber, product } = order
  const t = mailText(language)
  const count = vouchersDue(order).length
  const paid = product.kind === 'self-paced' && product.payment === 'card'
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('purchase.preview', { number })}
      headline={t('purchase.headline')}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>
        {t('purchase.intro', { what: orderedTitle(mail, language), extent: orderedExtent(mail, language) })}
      </Paragraph>
      <SmallPrint>{t('bookingConfirmation.numbers', { number, customerNumber })}</SmallPrint>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      <PriceChapters order={order} language={language} />
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.next')}>
        <Fact label={t('purchase.vouchersTitle')}>
          {paid ? t('purchase.vouchersPaid', { count }) : t('purchase.vouchersUnpaid', { count })}
        </Fact>
        {product.kind === 'package' && <Fact label={t('purchase.coachingTitle')}>{t('purchase.coachingText')}</Fact>}
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
