import type { Cipher, Clock } from '#platform/ports.ts'

/** Long enough to open a websocket, too short to be useful to anyone else. */
const lifetime = { seconds: 60 }
const scheme = 'Ticket '

export interface PreviewTickets {
  /** A `Ticket …` that replaces a token in the page's script: it can only open a websocket, within a minute. */
  ticketFor(token: string): string
  /** The `Bearer …` token of a ticket. Any other value is returned unchanged: an expired or forged ticket is no valid token. */
  redeem(authorization: string): string
}

/** A ticket is its encrypted token, so any process with the same secret can redeem it and none has to store it. */
export function previewTickets(cipher: Cipher, clock: Clock): PreviewTickets {
  return {
    ticketFor(token) {
      const until = clock.now().add(lifetime).epochMilliseconds
      return scheme + cipher.encrypt(`${until} ${token}`)
    },
    redeem(authorization) {
      if (!authorization.startsWith(scheme)) return authorization
      const [until, token] = opened(cipher, authorization.slice(scheme.length)).split(' ')
      return token !== undefined && Number(until) > clock.now().epochMilliseconds ? `Bearer ${token}` : 'Bearer'
    },
  }
}

function opened(cipher: Cipher, encrypted: string): string {
  try {
    return cipher.decrypt(encrypted)
  } catch {
    return ''
  }
}
