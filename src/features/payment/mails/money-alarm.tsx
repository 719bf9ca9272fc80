import { providerName } from '#domain/payment/payment.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFact } from '#mails/parts/booker-facts.tsx'
import { foundOrder } from '#mails/parts/found-order.ts'
import { BookingLink } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Fact, Paragraph } from '#mails/parts/text.tsx'
import type { MoneyAlarm } from '#platform/ports.ts'
import { moneyValues, type Refunded } from './refunded-payment.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'money-alarm': {
      job: { orderId: string; paymentId: string } & MoneyAlarm
      message: Refunded & Pick<MoneyAlarm, 'what'> & { provider: string }
    }
  }
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
