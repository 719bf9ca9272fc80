/** A form as its fields show it, by their names: what is in them and what is wrong with them. */
export interface ShownForm {
  values: Readonly<Record<string, string>>
  /** Of fields with several values, all of them. */
  chosen?: Readonly<Record<string, readonly string[]>>
  /** Keys of messages. */
  errors: Readonly<Record<string, readonly string[]>>
  /** Message key: why the form as a whole was refused. */
  problem?: string
}

/** A form that came back. Passwords and codes never go back. */
export interface SentForm extends ShownForm {
  /** Which of the forms of its screen. */
  intent: string
  chosen: Readonly<Record<string, readonly string[]>>
  /** Someone else saved first. */
  isStale?: boolean
}

/** The form that came back, if the answer of the action has one, and if it is that of `intent`. */
export function sentOf(answer: { sent: SentForm | null } | undefined, intent?: string): SentForm | null {
  const sent = answer?.sent ?? null
  return intent === undefined || sent?.intent === intent ? sent : null
}
