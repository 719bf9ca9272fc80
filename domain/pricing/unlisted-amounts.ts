import type { Cents } from '#domain/money.ts'
import type { PriceList } from '../settings/price-list.ts'
import { namedPrices } from './priced-text.ts'
import { regionalPrice } from './regional-price.ts'

/** '€ 1.990', '€1,990.50' or '1.990 €', as texts write amounts. */
const amount = /€[\s\u00a0]?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)[\s\u00a0]?€(?![\s\u00a0]?\d)/g

const regions = [1, 2, 3] as const
const people = [1, 2, 3, 4, 5] as const

/**
 * Amounts in a text that follow from no price of the list: not alone, not for two or three, not by person, in no region. Each once, as it is
 * written. They may be prices that have changed, or of what is not on the list.
 */
export function unlistedAmounts(text: string, prices: PriceList): string[] {
  const listed = listedAmounts(prices)
  const written = [...text.replaceAll('&nbsp;', '\u00a0').matchAll(amount)].flatMap(([whole, before, after]) => {
    const cents = centsOf(before ?? after ?? '')
    return listed.has(cents) ? [] : [whole.replaceAll(/[\s\u00a0]/g, '\u00a0')]
  })
  return [...new Set(written)]
}

function listedAmounts(prices: PriceList): ReadonlySet<Cents> {
  const alone = Object.values(namedPrices(prices)).flatMap((price) =>
    regions.map((region) => regionalPrice(price, region, prices)),
  )
  const together = alone.flatMap((price) => [price, price * 2, price * 3])
  return new Set(together.flatMap((sum) => people.map((count) => (count === 1 ? sum : inWholeEuros(sum / count)))))
}

function inWholeEuros(cents: number): Cents {
  return Math.round(cents / 100) * 100
}

/** Two digits after the last mark are cents, three are thousands. */
function centsOf(written: string): Cents {
  const [, euros = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(written) ?? []
  return Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number(cents)
}
