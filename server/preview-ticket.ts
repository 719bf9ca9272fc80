import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Clock } from '#usecases/ports.ts'

/** Time enough to open a websocket, too little to be of use to anybody else. */
const lifetime = { seconds: 60 }
const ivBytes = 12
const tagBytes = 16
const scheme = 'Ticket '

export interface PreviewTickets {
  /** `Ticket …` for a token, to be shown to the page's script in its place: it opens a websocket within a minute, and nothing else. */
  ticketFor(token: string): string
  /** The `Bearer …` that a ticket stands for. Anything else comes back as it is, an old or forged ticket as a token that nobody has. */
  redeem(authorization: string): string
}

/** Tickets hold their token, sealed (AES-256-GCM): any process with the same secret can redeem them, and none has to remember them. */
export function previewTickets(key: string, clock: Clock): PreviewTickets {
  const secret = Buffer.from(key, 'base64url')
  return {
    ticketFor(token) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', secret, iv)
      const until = clock.now().add(lifetime).epochMilliseconds
      const sealed = Buffer.concat([
        iv,
        cipher.update(`${until} ${token}`, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return scheme + sealed.toString('base64url')
    },
    redeem(authorization) {
      if (!authorization.startsWith(scheme)) return authorization
      const [until, token] = opened(secret, Buffer.from(authorization.slice(scheme.length), 'base64url')).split(' ')
      return token !== undefined && Number(until) > clock.now().epochMilliseconds ? `Bearer ${token}` : 'Bearer'
    },
  }
}

function opened(secret: Buffer, sealed: Buffer): string {
  if (sealed.length < ivBytes + tagBytes) return ''
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return ''
  }
}
