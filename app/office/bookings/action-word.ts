const words = {
  waiting: 'waiting',
  offered: 'offered',
  'awaiting-payment': 'awaitingPayment',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  expired: 'expired',
  deleted: 'deleted',
  transferred: 'transferred',
  paying: 'paying',
  paid: 'paid',
  failed: 'failed',
  'refund-due': 'refundDue',
  refunded: 'refunded',
  'transfer noted': 'transferNoted',
  'money returned': 'moneyReturned',
  'invoice address': 'invoiceAddress',
  'mail again': 'mailAgain',
} as const

/** What an action of the log is called; whatever has no words of its own is a change. */
export function actionWord(action: string): (typeof words)[keyof typeof words] | 'changed' {
  return Object.hasOwn(words, action) ? words[action as keyof typeof words] : 'changed'
}
