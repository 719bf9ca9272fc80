import type { MailOf } from './mail-kind.ts'
import { donauwerkOrder as order } from './sample-order.ts'

/** Where the links of the examples lead: nowhere. */
const siteUrl = 'https://flightlevels.example'
const token = 'Zk3uVb9sQy7wR1tXo5mNdA'
const receivedAt = Temporal.Instant.from('2026-11-21T09:30:00Z')

const withdrawal = {
  id: '6d0c1f3e-52b4-4f1c-8f7e-0a9b1c2d3e4f',
  receivedAt,
  language: 'de',
  name: 'Theresa Lindner',
  email: 'theresa@lindner.example',
  orderNumber: '2026-0151',
  message: 'Ich kann an diesen Tagen doch nicht.',
  orderId: null,
  end: null,
} as const

type WithdrawalKind = 'withdrawal-receipt' | 'new-withdrawal'

/** One example of each mail about a withdrawal. */
export const sampleWithdrawals: { [K in WithdrawalKind]: readonly [MailOf<K>, ...MailOf<K>[]] } = {
  'withdrawal-receipt': [
    { kind: 'withdrawal-receipt', order, receivedAt, confirmUrl: `${siteUrl}/de/withdrawal/${token}`, siteUrl },
  ],
  'new-withdrawal': [
    { kind: 'new-withdrawal', withdrawal: { ...withdrawal, orderId: 'o' }, siteUrl },
    { kind: 'new-withdrawal', withdrawal, siteUrl },
  ],
}
