import { use } from 'react'
import { AddressContext } from '#frame/contexts.ts'

/** Whose price stands first: net for companies, with VAT for private persons. */
export type BuyerKind = 'company' | 'private'

/** In the address of a page with prices. Not in a cookie: pages stay the same for everyone who asks for the same address. */
export const buyerParameter = 'buyer'

/** Whose price the address asks for, and how links and forms of the page go on with that. */
export function useBuyer() {
  const { pathname, search } = use(AddressContext)
  const query = new URLSearchParams(search)
  const buyer = buyerFrom(query)
  return {
    buyer,
    pathname,
    /** What else the address asks for, for a form that changes the buyer. */
    others: [...query].filter(([name]) => name !== buyerParameter),
    keepIn: (href: string) => (buyer === 'private' ? asPrivate(href) : href),
  }
}

export function buyerFrom(query: URLSearchParams): BuyerKind {
  return query.get(buyerParameter) === 'private' ? 'private' : 'company'
}

/** An address with private persons’ prices first. */
export function asPrivate(href: string): string {
  const [address = '', fragment] = href.split('#')
  const asking = `${address}${address.includes('?') ? '&' : '?'}${buyerParameter}=private`
  return fragment === undefined ? asking : `${asking}#${fragment}`
}
