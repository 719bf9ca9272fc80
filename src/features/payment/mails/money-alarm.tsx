import type { Language } from '#domain/language.ts'
import { providerName } from '#domain/payment/payment.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFact } from '#mails/parts/booker-facts.tsx'
import { BookingLink } from '#mails/parts/booking-link.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { foundOrder } from '#mails/parts/found-order.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { sample } from '#mails/parts/sample.ts'
import type { MoneyAlarm } from '#platform/ports/effect.ts'
import type { Refunded } from './refunded-payment.ts'

declare module '#platform/ports/mails.ts' {
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

/** To the office, in German whatever the language of the booking: a refund that failed, or where a dispute stands. */
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
  subject: (mail, language) =>
    mailText(language)('moneyAlarm.subject', {
      what: keyOf(mail),
      number: mail.order.number,
      amount: formatMoney(mail.amount, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <Alarm mail={mail} language={language} />,
  samples: [
    { what: 'refund-failed', ...alarm },
    { what: 'inquiry', ...alarm },
    { what: 'open', ...alarm },
    { what: 'won', ...alarm },
    { what: 'lost', ...alarm },
  ],
} satisfies Mail<'money-alarm'>

function Alarm({ mail, language }: { mail: Message<'money-alarm'>; language: Language }) {
  const { order, amount, receipt, provider, siteUrl } = mail
  const t = mailText(language)
  const what = keyOf(mail)
  const values = {
    what,
    amount: formatMoney(amount, language),
    number: order.number,
    code: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('moneyAlarm.preview', values)}
      headline={t('moneyAlarm.headline', { what })}
      why={t('moneyAlarm.why')}
    >
      <Paragraph>{t('moneyAlarm.intro', values)}</Paragraph>
      <Paragraph>{t('moneyAlarm.next', { what, provider })}</Paragraph>
      <BookerFact booker={order.booker} language={language} />
      <Fact label={t('moneyAlarm.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </Frame>
  )
}

/** ICU takes no hyphen in what it chooses by. */
function keyOf({ what }: Message<'money-alarm'>): string {
  return what === 'refund-failed' ? 'failed' : what
}
