import type { IncomingMessage } from 'node:http'
import type { Lane } from './admission.ts'

/** What is never refused for load: machines that watch or notify, the office, what has bounds of its own, and the question what a lost form has made. */
const free =
  /^\/(?:healthz|readyz|metrics|builds|hooks|office|mailbox|mails|media|graphql|placed-order|__manifest)(?:$|[/.?])/

/** The well-known ones, by what they call themselves. Whoever hides is treated as a visitor. */
const crawler =
  /bot\b|crawler|spider|slurp|facebookexternalhit|mediapartners-google|google-extended|baiduspider|bytespider|yandex|applebot|amazonbot|claude|gptbot|perplexity|petalbot/i

/** The line that a request waits in; null for what never waits. */
export function laneOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Lane | null {
  if (free.test(url)) return null
  if (crawler.test(headers['user-agent'] ?? '')) return 'crawlers'
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes'
}
