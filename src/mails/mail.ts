import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import type { MailPart } from '#domain/settings/site-settings.ts'
import type { MailJob } from '#features/jobs/effects.ts'
import type { Facts, MailEffectOf, MailName, Message } from '#platform/ports.ts'
import type { MailText, MailTexts } from './mail-text.ts'

export type { Message } from '#platform/ports.ts'

/**
 * One mail: when it is sent and to whom, its text and a sample (docs/decisions/0068). Its messages are under its name in the catalogues:
 * those of `refund-note` in `mail.refundNote`.
 */
export type Mail<M extends MailName> = MailWords<M> &
  Required<Pick<MailLines<M>, Exclude<keyof MailLines<M>, keyof OwnTexts<M>>>> &
  ([MailEffectOf<M>] extends [never] ? unknown : MailJob<MailEffectOf<M>> & Named<M, MailEffectOf<M>>)

/** A mail whose effect has another kind than its name says so. */
type Named<M, E> = E extends { kind: infer Kind } ? (Kind extends M ? unknown : { job: Kind }) : never

type OwnTexts<M extends string> = MailTexts[Camel<M> & keyof MailTexts]

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** How a mail is written. What people typed into forms has been made safe to read before (`entered-mail.ts`). */
export interface MailWords<M extends MailName> extends MailLines<M> {
  /** What its texts in the catalogues leave open. */
  values?(mail: Message<M>, language: Language): MailValues
  /** What is between the heading and the company. */
  body(props: MailProps<M>): ReactNode
  /**
   * There where an owner may write its words again; not in notes to the office, nor in mails that prove something by their words: a consent asked for, a
   * withdrawal received. Names the messages of a part that is not made of the usual one (`subject`, `headline`, `intro`).
   */
  replaceable?: ReplaceableParts
  /** One example, and more where it has several faces: for the preview and the tests. */
  samples: readonly [Facts<M>, ...Facts<M>[]]
}

/** The lines that every mail has. Each is its own text of that name, filled in with its values, unless the mail says it in another way. */
interface MailLines<M extends MailName> {
  /** What a mailbox lists the mail under. Says what and when first: phones show some forty characters. */
  subject?(props: MailProps<M>): string
  /** What a mailbox shows beside the subject. */
  preview?(props: MailProps<M>): string
  headline?(props: MailProps<M>): string
  /** Why the reader gets this mail. */
  why?(props: MailProps<M>): string
}

export type MailValues = Record<string, string | number>

export interface MailProps<M extends MailName> {
  mail: Message<M>
  language: Language
  /** The texts of all mails in this language. */
  t: MailText
  values: MailValues
}

export type ReplaceableParts = Partial<Record<Exclude<MailPart, 'closing'>, readonly string[]>>
