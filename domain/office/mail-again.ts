/** Mails that let people into the office are sent by whoever may let them in, from the screens for that, and never from the log. */
export function maySendAgain({ kind }: { kind: string }): boolean {
  return kind !== 'member-invitation' && kind !== 'password-link'
}
