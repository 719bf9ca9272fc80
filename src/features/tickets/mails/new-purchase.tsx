import type { Order } from '#domain/order/order.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { OrderNote, orderNoteValues, PriceChapters } from '#mails/parts/order-table.tsx'
import { sample, samplePackage } from '#mails/parts/sample.ts'
import { Fact } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'new-purchase': {
      message: {
        order: Order
        /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
        paidUrl: string | null
      }
    }
  }
}

/** The note to the office about tickets or a package. Without the order's link: that key is the booker's alone. */
export const newPurchase = {
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    ...orderNoteValues(mail.order, language),
  }),
  preview: ({ t, values }) => t('newBooking.preview', values),
  why: ({ t }) => t('newBooking.why'),
  body: NewPurchase,
  samples: [{ order: samplePackage, paidUrl: sample.paidUrl }],
} satisfies Mail<'new-purchase'>

function NewPurchase({ mail, language, t }: MailProps<'new-purchase'>) {
  return (
    <>
      <OrderNote mail={mail} language={language} />
      {mail.order.product.kind === 'package' && (
        <Fact label={t('purchaseConfirmation.coachingTitle')}>{t('newPurchase.coachingText')}</Fact>
      )}
      <PriceChapters order={mail.order} language={language} />
    </>
  )
}
