/** What the program calls the states of money, answers and checks; `officePrivacy.word.{word}` in the messages. */
const fileWords = [
  'yes',
  'no',
  'valid',
  'invalid',
  'unknown',
  'open',
  'paid',
  'expired',
  'refund-due',
  'refunded',
  'failed',
  'due',
  'done',
] as const

/** A word that a reader has a text for; null for any other, which is read out as it is. */
export function fileWord(value: string): (typeof fileWords)[number] | null {
  return fileWords.find((known) => known === value) ?? null
}
