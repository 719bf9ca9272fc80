import { workshopHref } from '#domain/workshop/certification.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee } from '#mails/parts/addressee.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'
import { type RefundedPayment, refundedPayment, refundStatus } from './refunded-payment.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'payment-refunded': { job: { paymentId: string }; message: RefundedPayment }
  }
}

/** To the booker: the order was cancelled, or the payment came too late or twice, and is on its way back. */
export const paymentRefunded = {
  key: ({ paymentId }) => `payment-refunded:${paymentId}`,
  async load(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return {
      message: { kind: 'payment-refunded', ...refunded },
      language: refunded.order.language,
      to: addressee(refunded.order.booker),
    }
  },
  values: (mail, language) => ({
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    number: mail.order.number,
    amount: formatMoney(mail.amount, language),
    status: refundStatus(mail),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PaymentRefunded,
  samples: [{ order: sample.order, date: sample.date, amount: 487_080, receipt: 'pi_3QK', wasBooked: true }],
} satisfies Mail<'payment-refunded'>

function PaymentRefunded({ mail, language, t, values }: MailProps<'payment-refunded'>) {
  const { order, date, siteUrl } = mail
  const isHeld = date !== null && !date.calledOff
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('paymentRefunded.intro', values)}</Paragraph>
      <Paragraph>{t('paymentRefunded.money', values)}</Paragraph>
      {date && (
        <Button href={`${siteUrl}${isHeld ? workshopHref(language, date) : `/${language}/workshops`}`}>
          {t('paymentRefunded.date', { isHeld: isHeld ? 'yes' : 'no' })}
        </Button>
      )}
      <ContactLine language={language} />
    </>
  )
}
