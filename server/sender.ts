import type { Sender } from '#adapters/mail/mail-message.ts'
import { StartError } from './start-error.ts'

/** MAIL_FROM as people write it: 'Flight Levels <hello@flightlevels.example>', or the address alone. */
export function senderOf(mailFrom: string): Sender {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))\s*$/.exec(mailFrom)
  const email = match?.[2] ?? match?.[3]
  if (!email)
    throw new StartError('Cannot start: MAIL_FROM must be an address such as Flight Levels <hello@example.com>.')
  return { name: match?.[1] || 'Flight Levels', email }
}
