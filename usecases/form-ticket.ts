import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from './ports/key-ring.ts'

/** `1795226657000.Zk3u….hmac`: when it was given out, something that makes it one of a kind, and our signature. */
const shape = /^(\d{13})\.([\w-]{16})\.([\w-]{43})$/

/** A ticket says when a form was first touched, and that we said so: pages come from memory and are the same for all. */
export function formTicket([key]: KeyRing, now: Temporal.Instant, nonce: string): string {
  const said = `${now.epochMilliseconds}.${nonce.slice(0, 16)}`
  return `${said}.${signature(key, said)}`
}

/** When a ticket was given out; null for one that is none of ours. */
export function ticketTime(keys: KeyRing, ticket: string): Temporal.Instant | null {
  const [, at, nonce, signed] = shape.exec(ticket) ?? []
  if (at === undefined || signed === undefined) return null
  const given = Buffer.from(signed)
  const isOurs = keys.some((key) => timingSafeEqual(given, Buffer.from(signature(key, `${at}.${nonce}`))))
  return isOurs ? Temporal.Instant.fromEpochMilliseconds(Number(at)) : null
}

function signature(key: string, said: string): string {
  return createHmac('sha256', key).update(said).digest('base64url')
}
