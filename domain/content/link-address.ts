import { isSafeUrl } from './safe-url.ts'

const email = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

/** What somebody types where a link is to lead, as a link says it: 'www.example.com' is meant as a web address. Null where no visitor could follow it. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (email.test(address)) return `mailto:${address}`
  if (host.test(address)) return `https://${address}`
  return /^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(address) && isSafeUrl(address) ? address : null
}
