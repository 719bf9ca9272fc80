import type { CheckoutTrace } from './payment-view.ts'

/** What the address of an order page says about where the visitor comes from. */
export function checkoutTrace(query: URLSearchParams): CheckoutTrace {
  const trace = query.get('checkout')
  return trace === 'done' || trace === 'unavailable' ? trace : null
}

/** A message of the provider takes a second or two. Anyone who waits longer presses the button: no page reloads itself for ever. */
const maxLooks = 8

/** Has the browser look again in some seconds, a few times, with and without scripts. */
export function lookAgain(href: string, query: URLSearchParams): Record<string, string> {
  const looked = Number(query.get('looked') ?? 0)
  if (!Number.isInteger(looked) || looked < 0 || looked >= maxLooks) return {}
  return { Refresh: `${looked < 3 ? 2 : 5}; url=${href}?checkout=done&looked=${looked + 1}` }
}
