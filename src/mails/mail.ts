import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import type { MailPart } from '#domain/settings/site-settings.ts'
import type { MailJob } from '#features/jobs/effects.ts'
import type { Facts, MailEffectOf, MailName, Message } from '#platform/ports.ts'
import type { MailText, MailTexts } from './mail-text.ts'

export type { Message } from '#platform/ports.ts'

/** One mail: its trigger, recipient, text and samples (docs/decisions/0068). The messages of `refund-note` are `mail.refundNote`. */
export type Mail<M extends MailName> = MailWords<M> &
  Required<Pick<MailLines<M>, Exclude<keyof MailLines<M>, keyof OwnTexts<M>>>> &
  ([MailEffectOf<M>] extends [never] ? unknown : MailJob<MailEffectOf<M>> & Named<M, MailEffectOf<M>>)

/** Required when the kind of its side effect differs from its name. */
type Named<M, E> = E extends { kind: infer Kind } ? (Kind extends M ? unknown : { job: Kind }) : never

type OwnTexts<M extends string> = MailTexts[Camel<M> & keyof MailTexts]

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** The content of a mail. User input is sanitised before (`enteredMail`). */
export interface MailWords<M extends MailName> extends MailLines<M> {
  values?(mail: Message<M>, language: Language): MailValues
  /** The part between the headline and the company. */
  body(props: MailProps<M>): ReactNode
  /**
   * Set where an owner may replace the texts; not in notes to the office, nor in mails whose wording is a proof: a request for consent, the receipt
   * of a withdrawal. Names the messages of a part that differ from the usual ones (`subject`, `headline`, `intro`).
   */
  replaceable?: ReplaceableParts
  /** One sample, and more where it has variants: for preview and tests. */
  samples: readonly [Facts<M>, ...Facts<M>[]]
}

/** The lines of every mail. Each is the text of that name with its values, unless the mail overrides it. */
interface MailLines<M extends MailName> {
  /** The subject. Starts with what and when, since phones show some forty characters. */
  subject?(props: MailProps<M>): string
  /** The preview text beside the subject. */
  preview?(props: MailProps<M>): string
  headline?(props: MailProps<M>): string
  why?(props: MailProps<M>): string
}

export type MailValues = Record<string, string | number>

export interface MailProps<M extends MailName> {
  mail: Message<M>
  language: Language
  t: MailText
  values: MailValues
}

export type ReplaceableParts = Partial<Record<Exclude<MailPart, 'closing'>, readonly string[]>> & {
  /** The message of the subject for a tentative date, which no text replaces. */
  tentativeSubject?: string
}
