import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import type { MailPart } from '#domain/settings/mail-replacements.ts'
import type { MailJob } from '#features/jobs/effect-kind.ts'
import type { Facts, MailEffectOf, MailName, Message } from '#platform/ports/mails.ts'

export type { Message } from '#platform/ports/mails.ts'

/**
 * One mail, whole: when it is sent and to whom, its words and an example (docs/decisions/0198). Its messages stand under its name in the catalogues:
 * those of `refund-note` in `mail.refundNote`.
 */
export type Mail<M extends MailName> = MailWords<M> &
  ([MailEffectOf<M>] extends [never] ? unknown : MailJob<MailEffectOf<M>> & Named<M, MailEffectOf<M>>)

/** A mail whose effect has another kind than its name says so. */
type Named<M, E> = E extends { kind: infer Kind } ? (Kind extends M ? unknown : { job: Kind }) : never

/** How a mail is written. What people typed into forms has been made safe to read before (`entered-mail.ts`). */
export interface MailWords<M extends MailName> {
  /** What a mailbox lists the mail under. Says what and when first: phones show some forty characters. */
  subject(mail: Message<M>, language: Language): string
  body(mail: Message<M>, language: Language): ReactNode
  /**
   * There where an owner may write its words anew; not in notes to the office, nor in mails that prove something by their words: a consent asked for, a
   * withdrawal received. Names the messages of a part that is not made of the usual one (`subject`, `headline`, `intro`).
   */
  replaceable?: ReplaceableParts
  /** One example, and more where it has several faces: for the preview and the tests. */
  samples: readonly [Facts<M>, ...Facts<M>[]]
}

export type ReplaceableParts = Partial<Record<Exclude<MailPart, 'closing'>, readonly string[]>>
