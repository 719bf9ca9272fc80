import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { type DeclaredRefusal, orderToWithdraw } from '#features/booking/behind-link.ts'
import type { Withdrawal } from '#features/booking/records.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { personName, toBooker, toOffice } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, Lines, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'
import type { Reads } from '#platform/ports.ts'

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
        refusal: DeclaredRefusal | null
      }
    }
    'new-withdrawal': {
      job: { withdrawalId: string; isMailed?: boolean }
      message: { withdrawal: Withdrawal } & FoundOrder
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
    { order: sample.order, receivedAt: sample.saturday, confirmUrl: null, refusal: 'charged' },
  ],
} satisfies Mail<'withdrawal-receipt'>

function WithdrawalReceipt({ mail, language, t, values }: MailProps<'withdrawal-receipt'>) {
  const { order, confirmUrl, refusal } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
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
    </PersonalMessage>
  )
}

/**
 * Whether its order was found, and can still be ended by the link in the receipt; `limited`: the booker has had too many receipts to get this one.
 * `refusal`: why the office decides.
 */
type FoundOrder =
  | { found: 'no' | 'byLink' | 'limited' | 'ended'; refusal: null }
  | { found: 'byOffice'; refusal: Exclude<DeclaredRefusal, 'not-open'> }

const withdrawal: Withdrawal = {
  id: '6d0c1f3e-52b4-4f1c-8f7e-0a9b1c2d3e4f',
  receivedAt: sample.saturday,
  language: 'de',
  name: 'Theresa Lindner',
  email: 'theresa@lindner.example',
  orderNumber: '2026-0151',
  message: 'Ich kann an diesen Tagen doch nicht.',
  orderId: null,
  end: null,
}

export const newWithdrawal = {
  key: ({ withdrawalId }) => `new-withdrawal:${withdrawalId}`,
  async load(ports, { withdrawalId, isMailed = true }) {
    const withdrawal = await ports.reads.withdrawal(withdrawalId)
    if (!withdrawal) throw new Error(`no withdrawal ${withdrawalId}`)
    return {
      message: { kind: 'new-withdrawal', withdrawal, ...(await foundOrder(ports.reads, withdrawal, isMailed)) },
      ...toOffice(ports),
    }
  },
  values: ({ withdrawal: { receivedAt, orderNumber }, found }, language) => ({
    when: formatDateTime(receivedAt.epochMilliseconds, { language, time: true }),
    number: orderNumber,
    found,
  }),
  why: ({ t }) => t('newWithdrawal.why'),
  body: NewWithdrawal,
  samples: [
    { withdrawal: { ...withdrawal, orderId: 'o' }, found: 'byLink', refusal: null },
    { withdrawal: { ...withdrawal, orderId: 'o' }, found: 'byOffice', refusal: 'business' },
    { withdrawal, found: 'no', refusal: null },
  ],
} satisfies Mail<'new-withdrawal'>

async function foundOrder(
  reads: Pick<Reads, 'orderWithDate' | 'vouchers'>,
  withdrawal: Withdrawal,
  isMailed: boolean,
): Promise<FoundOrder> {
  const found = await orderToWithdraw(reads, withdrawal)
  if (!found) return { found: 'no', refusal: null }
  const { refusal } = found
  if (refusal === null) return { found: isMailed ? 'byLink' : 'limited', refusal }
  return refusal === 'not-open' ? { found: 'ended', refusal: null } : { found: 'byOffice', refusal }
}

function NewWithdrawal({ mail, language, t, values }: MailProps<'new-withdrawal'>) {
  const { withdrawal, refusal, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('newWithdrawal.intro', values)}</Paragraph>
      {refusal && <Paragraph>{t(`newWithdrawal.reason.${refusal}`)}</Paragraph>}
      <Button href={`${siteUrl}/office/withdrawals/${withdrawal.id}`}>{t('newWithdrawal.open')}</Button>
      <WithdrawalFacts withdrawal={withdrawal} language={language} />
      <Paragraph>{t('newWithdrawal.further')}</Paragraph>
    </>
  )
}

interface WithdrawalFactsProps {
  withdrawal: Message<'new-withdrawal'>['withdrawal']
  language: Language
}

function WithdrawalFacts({ withdrawal, language }: WithdrawalFactsProps) {
  const t = mailText(language)
  return (
    <>
      <Fact label={t('newWithdrawal.name')}>{withdrawal.name}</Fact>
      <Fact label={t('withdrawalReceipt.orderNumber')}>{withdrawal.orderNumber}</Fact>
      <Fact label={t('withdrawalReceipt.email')}>{withdrawal.email}</Fact>
      {withdrawal.message && (
        <Fact label={t('withdrawalReceipt.message')}>
          <Lines lines={withdrawal.message.split('\n')} />
        </Fact>
      )}
    </>
  )
}
