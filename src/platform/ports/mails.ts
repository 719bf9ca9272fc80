/**
 * Every mail by its name: `job` is the payload that a use case enqueues (left out where the mail goes out in place of another), `message`
 * what it is written from. Each file of `mails/` adds its own entry (docs/decisions/0198).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of `mails/`
export interface Mails {}

export type MailName = keyof Mails

type JobOf<M extends MailName> = Mails[M] extends { job: infer Job } ? Job : never

/** The effect that sends a mail; its kind is the name of the mail unless the mail says another. */
export type MailEffectOf<M extends MailName> =
  JobOf<M> extends { kind: string } ? JobOf<M> : [JobOf<M>] extends [never] ? never : { kind: M } & JobOf<M>

export type MailEffect = { [M in MailName]: MailEffectOf<M> }[MailName]

/** What a mail is written from. */
export type Facts<M extends MailName> = Mails[M] extends { message: infer Message } ? Message : never

/** A mail before it is rendered. */
export type Message<M extends MailName = MailName> = {
  [Name in M]: { kind: Name /** Where its links lead, without a slash at the end. */; siteUrl: string } & Facts<Name>
}[M]
