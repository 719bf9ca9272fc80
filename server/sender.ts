import type { Sender } from '#platform/mail/mail-message.ts'

const sender = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))\s*$/

/** MAIL_FROM as people write it: 'Flight Levels <hello@flightlevels.example>', or the address alone. */
export function senderOf(mailFrom: string): Sender {
  const match = sender.exec(mailFrom)
  const email = match?.[2] ?? match?.[3]
  if (!email) throw new RangeError('not a sender')
  return { name: match?.[1] || 'Flight Levels', email }
}

export function isSender(mailFrom: string): boolean {
  return sender.test(mailFrom)
}
