import type { Language } from '#domain/language.ts'
import type { WithdrawalRefusal } from '#domain/order/cancellation.ts'
import { orderToWithdraw } from '#features/booking/behind-link.ts'
import type { Withdrawal } from '#features/booking/records.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, Lines, Paragraph } from '#mails/parts/text.tsx'
import type { Reads } from '#platform/ports.ts'

/**
 * Whether its order was found, and can still be ended by the link in the receipt; `limited`: the booker has had too many receipts to get this one.
 * `refusal`: why the office decides.
 */
type FoundOrder =
  | { found: 'no' | 'byLink' | 'limited' | 'ended'; refusal: null }
  | { found: 'byOffice'; refusal: Exclude<WithdrawalRefusal['reason'], 'not-open'> }

declare module '#platform/ports.ts' {
  interface Mails {
    'new-withdrawal': {
      job: { withdrawalId: string; isMailed?: boolean }
      message: { withdrawal: Withdrawal } & FoundOrder
    }
  }
}

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

/** The note to the office about a declaration of withdrawal. */
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

/** What was declared, word for word. */
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
