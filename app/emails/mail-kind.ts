import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import type { MailMessage } from '#usecases/effects/mail-message.ts'

/** The message of a kind. */
export type MailOf<K extends MailMessage['kind']> = Extract<MailMessage, { kind: K }>

/** How one kind of mail is written. What people typed into forms has been made safe to read before (`entered-mail.ts`). */
export interface MailKind<K extends MailMessage['kind']> {
  /** What a mailbox lists the mail under. Says what and when first: phones show some forty characters. */
  subject(mail: MailOf<K>, language: Language): string
  body(mail: MailOf<K>, language: Language): ReactNode
}
