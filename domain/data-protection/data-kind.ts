/** Every kind of thing that may be known of somebody, in the order in which a file shows them (docs/rules/data-protection.md). */
export const dataKinds = [
  'customer',
  'orders',
  'registrations',
  'participants',
  'meals',
  'attendance',
  'consents',
  'certificates',
  'vouchers',
  'invoices',
  'payments',
  'checkouts',
  'vat-checks',
  'withdrawals',
  'notes',
  'mails',
  'mailbox',
  'waiting-mails',
  'links',
  'newsletter',
  'comments',
  'messages',
  'invitations',
  'account',
  'log',
] as const

export type DataKind = (typeof dataKinds)[number]

/** What erasing does to a thing. */
export type Fate = 'goes' | 'anonymous' | 'kept'

/** What becomes of kinds that the law does not ask for. Orders, with what hangs on them, are decided one by one (`erasurePlan`). */
export const fateOfKind = {
  meals: 'goes',
  consents: 'goes',
  certificates: 'goes',
  vouchers: 'goes',
  checkouts: 'goes',
  withdrawals: 'goes',
  notes: 'goes',
  mails: 'goes',
  mailbox: 'goes',
  'waiting-mails': 'goes',
  links: 'goes',
  newsletter: 'goes',
  comments: 'goes',
  messages: 'goes',
  invitations: 'goes',
  account: 'kept',
  log: 'kept',
} as const satisfies Partial<Record<DataKind, Fate>>
