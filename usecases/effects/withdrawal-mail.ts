import type { Order } from '#domain/order/order.ts'
import type { Withdrawal } from '../ports.ts'
import type { FromSite } from './from-site.ts'

/** Mails about a declaration of withdrawal. */
export type WithdrawalMail = WithdrawalReceiptMail | NewWithdrawalMail

/** To the booker of the order: holds nothing that was typed on the page. */
interface WithdrawalReceiptMail extends FromSite {
  kind: 'withdrawal-receipt'
  order: Order
  receivedAt: Temporal.Instant
  /** The page that carries it out. Only the booker may get it. */
  confirmUrl: string
}

/** To the office, word for word. */
interface NewWithdrawalMail extends FromSite {
  kind: 'new-withdrawal'
  withdrawal: Withdrawal
}
