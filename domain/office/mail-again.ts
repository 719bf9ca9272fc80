import { may, type Role } from './role.ts'

/** Mails that let people into the office are sent by whoever may let them in, from the screens for that, and never from the log. */
export function maySendAgain({ kind }: { kind: string }): boolean {
  return kind !== 'member-invitation' && kind !== 'password-link'
}

/**
 * Whether somebody of the office may read what a mail said, where it was kept. Mails carry links that open what they are about: those to
 * bookings are for who handles them, and those that let people into the office for nobody.
 */
export function mayReadMail(role: Role, mail: { kind: string }): boolean {
  return may(role, 'handle-bookings') && maySendAgain(mail)
}
