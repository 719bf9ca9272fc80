import { type Quote, type QuoteLine, totalOf } from './quote.ts'
import { freeSeats } from './tariff.ts'

/**
 * The same sale for fewer people (docs/rules/changes.md): prices, taxes and rates as they were agreed, and '3 for 2' only for as many as are left.
 */
export function quoteForFewer(
  { lines, vat, region }: Pick<Quote, 'lines' | 'vat' | 'region'>,
  left: { participants: number; introductions: number },
): Quote {
  const quantityOf = ({ kind, quantity }: QuoteLine): number => {
    if (kind === 'seat' || kind === 'discover') return left.participants
    if (kind === 'three-for-two') return freeSeats(left.participants)
    return kind === 'add-on' ? left.introductions : quantity
  }
  const quoted = totalOf(
    lines.flatMap((line) => {
      const group = vat[line.vatIndex]
      return group ? { subject: line, quantity: quantityOf(line), unitNet: line.unitNet, taxed: () => group } : []
    }),
  )
  return region === undefined ? quoted : { ...quoted, region }
}
