import type { WithdrawalRefusal } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { orderToWithdraw } from '#features/booking/behind-link.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { personName, toBooker } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'withdrawal-receipt': {
      job: { withdrawalId: string }
      message: {
        order: Order
        receivedAt: Temporal.Instant
        /** The page that carries it out. Only the booker may get it. Null where the office decides, or the order has ended before. */
        confirmUrl: string | null
        /** Why there is none. */
        refusal: WithdrawalRefusal['reason'] | null
      }
    }
  }
}

/**
 * To the booker of the order, never to a typed address: that someone has declared a withdrawal, with date and time (Directive 2011/83/EU Art. 11a),
 * and the link that carries it out. Nothing that was typed is in it.
 */
export const withdrawalReceipt = {
  key: ({ withdrawalId }) => `withdrawal-receipt:${withdrawalId}`,
  async load(ports, { withdrawalId }) {
    const withdrawal = await ports.reads.withdrawal(withdrawalId)
    const found = withdrawal && (await orderToWithdraw(ports.reads, withdrawal))
    if (!found) return null
    const { order, refusal } = found
    const { receivedAt, language } = withdrawal
    const confirmUrl =
      refusal === null ? await freshLink(ports, { purpose: 'withdrawal', subjectId: withdrawalId, language }) : null
    return {
      message: { kind: 'withdrawal-receipt', order, receivedAt, confirmUrl, refusal },
      ...toBooker(order),
    }
  },
  values: ({ order, receivedAt }, language) => ({
    when: formatDateTime(receivedAt.epochMilliseconds, { language, time: true }),
    number: order.number,
  }),
  body: WithdrawalReceipt,
  samples: [
    {
      order: sample.order,
      receivedAt: sample.saturday,
      confirmUrl: `${sample.siteUrl}/de/withdrawal/${sample.token}`,
      refusal: null,
    },
    { order: sample.order, receivedAt: sample.saturday, confirmUrl: null, refusal: 'voucher-out' },
    { order: sample.order, receivedAt: sample.saturday, confirmUrl: null, refusal: 'not-open' },
  ],
} satisfies Mail<'withdrawal-receipt'>

function WithdrawalReceipt({ mail, language, t, values }: MailProps<'withdrawal-receipt'>) {
  const { order, confirmUrl, refusal } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('withdrawalReceipt.intro', values)}</Paragraph>
      <Fact label={t('withdrawalReceipt.name')}>{personName(order.booker)}</Fact>
      <Fact label={t('withdrawalReceipt.orderNumber')}>{order.number}</Fact>
      <Fact label={t('withdrawalReceipt.email')}>{order.booker.email}</Fact>
      {refusal && <Paragraph>{t(`withdrawalReceipt.office.${refusal}`)}</Paragraph>}
      {confirmUrl && (
        <>
          <Paragraph>{t('withdrawalReceipt.confirmText')}</Paragraph>
          <Button href={confirmUrl}>{t('withdrawalReceipt.confirm')}</Button>
          <SmallPrint>{t('withdrawalReceipt.notYou')}</SmallPrint>
          <Paragraph>{t('withdrawalReceipt.further')}</Paragraph>
        </>
      )}
      <ContactLine language={language} />
    </>
  )
}
