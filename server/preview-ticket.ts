import type { Cipher, Clock } from '#platform/ports.ts'

/** Time enough to open a websocket, too little to be of use to anyone else. */
const lifetime = { seconds: 60 }
const scheme = 'Ticket '

export interface PreviewTickets {
  /** `Ticket …` for a token, to be shown to the page's script in its place: it opens a websocket within a minute, and nothing else. */
  ticketFor(token: string): string
  /** The `Bearer …` token of a ticket. Anything else is returned as it is: an expired or forged ticket is no valid token. */
  redeem(authorization: string): string
}

/** Tickets hold their token, encrypted: any process with the same secret can redeem them, and none has to remember them. */
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
