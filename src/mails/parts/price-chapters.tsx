import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { mailText } from '../mail-text.ts'
import { Chapter } from './chapter.tsx'
import { invoiceLines } from './invoice-lines.ts'
import { Lines } from './lines.tsx'
import { OrderTable } from './order-table.tsx'
import { Paragraph } from './paragraph.tsx'

/** What an order costs, and whom the invoice goes to. */
export function PriceChapters({ order, language }: { order: Order; language: Language }) {
  const t = mailText(language)
  return (
    <>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.invoiceAddress')}>
        <Paragraph>
          <Lines lines={invoiceLines(order, language)} />
        </Paragraph>
      </Chapter>
    </>
  )
}
