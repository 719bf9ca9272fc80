import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '#platform/ports.ts'

/** So long a device stays known without another sign-in: half a year. */
const lifetime = { hours: 180 * 24 } as const
const shape = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/

export type KnownDevices = ReturnType<typeof knownDevicesOn>

/**
 * The cookie contains its time and a random id of the device, and is signed together with the account’s address, which it does not contain: it is valid for
 * that account alone. It grants no access; its purpose is in src/domain/office/sign-in.ts.
 */
export function knownDevicesOn(
  keys: KeyRing,
  { isSecure, cookie = 'office.device' }: { isSecure: boolean; cookie?: string },
) {
  const name = isSecure ? `__Host-${cookie}` : cookie

  function isOurs(key: string, payload: string, signature: string, email: string): boolean {
    return timingSafeEqual(Buffer.from(signatureOf(key, payload, email)), Buffer.from(signature))
  }

  return {
    /** An id of the device, where it is one of this account's; null for any other. */
    deviceOf(email: string, headers: Headers, now: Temporal.Instant): string | null {
      const [, since = '', nonce = '', signature = ''] = shape.exec(cookieIn(headers, name)) ?? []
      if (signature === '') return null
      const until = Temporal.Instant.fromEpochMilliseconds(Number(since) * 1000).add(lifetime)
      const isOver = Temporal.Instant.compare(until, now) <= 0
      const isKnown = keys.some((key) => isOurs(key, `${since}.${nonce}`, signature, email))
      return isKnown && !isOver ? nonce : null
    },
    /** The `Set-Cookie` header that makes the device a known one of this account. */
    remember(email: string, now: Temporal.Instant): string {
      const payload = `${Math.floor(now.epochMilliseconds / 1000)}.${randomBytes(16).toString('base64url')}`
      const attributes = `Path=/; Max-Age=${lifetime.hours * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return `${name}=${payload}.${signatureOf(keys[0], payload, email)}; ${attributes}`
    },
  }
}

function signatureOf(key: string, payload: string, email: string): string {
  return createHmac('sha256', key).update(`${payload} ${email.toLowerCase()}`).digest('base64url')
}

function cookieIn(headers: Headers, name: string): string {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
