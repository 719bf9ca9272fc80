import { use } from 'react'
import { AddressContext } from '#frame/contexts.ts'

/** Whose price is shown first: net for companies, with VAT for consumers. */
export type BuyerKind = 'company' | 'private'

/** The query parameter. Not a cookie, so that pages stay the same for everyone with the same URL. */
export const buyerParameter = 'buyer'

/** The buyer in the URL, and how links and forms keep it. */
export function useBuyer() {
  const { pathname, search } = use(AddressContext)
  const query = new URLSearchParams(search)
  const buyer = buyerFrom(query)
  return {
    buyer,
    pathname,
    /** The other query parameters, for a form that changes the buyer. */
    others: [...query].filter(([name]) => name !== buyerParameter),
    keepIn: (href: string) => (buyer === 'private' ? asPrivate(href) : href),
  }
}

export function buyerFrom(query: URLSearchParams): BuyerKind {
  return query.get(buyerParameter) === 'private' ? 'private' : 'company'
}

/** A URL that shows consumer prices first. */
export function asPrivate(href: string): string {
  const [address = '', fragment] = href.split('#')
  const asking = `${address}${address.includes('?') ? '&' : '?'}${buyerParameter}=private`
  return fragment === undefined ? asking : `${asking}#${fragment}`
}
