import { settingsSections } from '#domain/settings/site-settings.ts'

/** What an action of the log is called: a key of `officeLog.actions`, and what the words are filled with. */
export interface LogWords {
  word: string
  /** What stands behind the words: what was changed, in the words of the log. */
  detail: string | null
  /** A number, a role or a kind that belongs into the words. */
  values: Record<string, string>
}

/** Actions that say no more than one thing. */
const plain = {
  waiting: 'waiting',
  offered: 'offered',
  'awaiting-payment': 'awaitingPayment',
  'awaiting-confirmation': 'awaitingConfirmation',
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
  'part refunded': 'partRefunded',
  'refund failed': 'refundFailed',
  'dispute asked': 'disputeAsked',
  disputed: 'disputed',
  'dispute won': 'disputeWon',
  'dispute lost': 'disputeLost',
  skipped: 'skipped',
  'paid by invoice': 'paidByInvoice',
  'transfer noted': 'transferNoted',
  'transfer taken back': 'transferTakenBack',
  'money returned': 'moneyReturned',
  'fee waived': 'feeWaived',
  'withdrawal closed': 'withdrawalClosed',
  'invoice address': 'invoiceAddress',
  'mail again': 'mailAgain',
  'message again': 'messageAgain',
  created: 'created',
  moved: 'moved',
  'called off': 'calledOff',
  pending: 'pending',
  suspected: 'suspected',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'spam',
  answered: 'answered',
  open: 'open',
  ended: 'ended',
  removed: 'removed',
  renamed: 'renamed',
  'invitation withdrawn': 'invitationWithdrawn',
  'second factor required of everybody': 'factorRequired',
  'second factor left to everybody': 'factorLeft',
  'second factor reset': 'factorReset',
  'new password': 'newPassword',
  'way in made at the machine': 'wayInMade',
  'signed in on a new device': 'newDevice',
  'file taken out': 'fileTakenOut',
  erased: 'erased',
  'new secret': 'newSecret',
  'switched on': 'switchedOn',
  'switched off': 'switchedOff',
  'switched off after failures': 'switchedOffAfterFailures',
  'consent taken back': 'consentTakenBack',
  'consent taken back, certificate deleted': 'consentTakenBack',
} as const

/** Actions with something in them; the names are those of the values, and `detail` stands behind the words. Last what each is found by. */
const filled = [
  ['moreHours', /^(?<hours>\d+) more hours$/, ['more hours']],
  ['attendance', /^attendance: (?<there>\d+) of (?<all>\d+)$/, ['attendance']],
  ['invitedAs', /^invited as (?<role>\w+)$/, ['invited as']],
  ['joinedAs', /^joined as (?<role>\w+)$/, ['joined as']],
  ['roleChanged', /^role (?<before>\w+) to (?<role>\w+)$/, ['role']],
  [
    'settingsChanged',
    new RegExp(`^(?<section>${settingsSections.join('|')}) changed: (?<detail>.*)$`, 's'),
    ['changed'],
  ],
  ['changed', /^changed: (?<detail>.*)$/s, ['changed']],
  ['added', /^added: (?<detail>.*)$/s, ['added']],
  ['made', /^made: (?<detail>.*)$/s, ['made']],
  ['revoked', /^revoked: (?<detail>.*)$/s, ['revoked']],
  ['tokenMade', /^content token made: (?<detail>.*)$/s, ['content token made']],
  ['tokenRevoked', /^content token revoked: (?<detail>.*)$/s, ['content token revoked']],
  ['triedAgain', /^tried again: (?<work>[\w-]+)$/, ['tried again']],
  [
    'exported',
    /^(?<table>participants|invoices|journal|consents|newsletter|log) (?<format>csv|xlsx)$/,
    ['csv', 'xlsx'],
  ],
] as const

/** What the log writes for each of the words that members read. */
export const writtenFor: readonly (readonly [word: LogWord, written: string])[] = [
  ...Object.entries(plain).map(([written, word]) => [word, written] as const),
  ...filled.flatMap(([word, , stems]) => stems.map((written) => [word, written] as const)),
]

export type LogWord = (typeof plain)[keyof typeof plain] | (typeof filled)[number][0] | 'other'

/** An action that nobody has words for is shown as the log has it. */
export function logWordsOf(action: string): LogWords & { word: LogWord } {
  if (Object.hasOwn(plain, action)) return { word: plain[action as keyof typeof plain], detail: null, values: {} }
  for (const [word, sign] of filled) {
    const groups = sign.exec(action)?.groups
    if (!groups) continue
    const { detail = null, ...values } = groups
    // what chooses in a message is one word
    if (values.work) values.work = values.work.replaceAll('-', '_')
    return { word, detail, values }
  }
  return { word: 'other', detail: null, values: { action } }
}
