import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'

/** As long as a whole upload takes on a slow line, and as long as such a line may be silent. */
const longest = 30_000
const longestSilence = 2_000

/**
 * Reads what is still coming from someone whose body is too long, and throws it away: browsers read no answer before they have sent
 * everything, and a connection that is closed on them takes it along (RFC 9112 §9.6). Ends when nothing comes any more, and after `patience`
 * milliseconds in any case.
 */
export async function drainRequestBody(
  context: Context<{ Bindings: { incoming?: IncomingMessage } }>,
  patience = longest,
) {
  const { incoming } = context.env ?? {}
  if (!incoming || incoming.readableEnded) return
  const over = new AbortController()
  const silence = setTimeout(() => over.abort(), longestSilence)
  const { signal } = over
  // Anyone who reads it, or is about to, has given up, and would pause it again after each piece.
  const goOn = () => {
    incoming
      .removeAllListeners('data')
      .on('data', () => silence.refresh())
      .resume()
  }
  goOn()
  incoming.on('pause', goOn)
  const end = finished(incoming, { writable: false, signal }).catch(() => undefined)
  await Promise.race([end, wait(patience, undefined, { signal, ref: false }).catch(() => undefined)])
  clearTimeout(silence)
  over.abort()
  incoming.off('pause', goOn)
}
