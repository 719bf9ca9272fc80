import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { ReturnWay } from '#domain/payment/bank-transfer.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { sample } from '#mails/parts/sample.ts'
import { ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'money-returned': {
      job: { orderId: string; returnId: string }
      message: { order: Order; amount: Cents; way: ReturnWay }
    }
  }
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
    <>
      <Paragraph>{t('greeting', { firstName: isolated(mail.order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('moneyReturned.intro', values)}</Paragraph>
      <Paragraph>{t('moneyReturned.way', values)}</Paragraph>
      <ContactLine language={language} />
    </>
  )
}
