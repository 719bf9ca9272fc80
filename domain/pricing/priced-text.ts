import type { Cents } from '#domain/money.ts'
import type { PriceList } from '../settings/price-list.ts'
import type { Region } from './region.ts'
import { regionalPrice } from './regional-price.ts'

/** '{price:fl2d}', in region 3 '{price:fl2d@3}', three for two by person '{price:fl2d*2/3}'. */
const placeholder = /\{price:([a-z0-9-]+)(?:@([123]))?(?:\*(\d))?(?:\/(\d))?\}/g

/** The prices that a text of a page can name, by what stands in its braces (docs/rules/settings.md). */
export function namedPrices({ seats, tickets, packages, introduction }: PriceList): Readonly<Record<string, Cents>> {
  return {
    ...seats,
    ...Object.fromEntries(Object.entries(tickets).map(([slug, price]) => [`ticket-${slug}`, price])),
    introduction,
    now: packages.now,
    ...Object.fromEntries(Object.entries(packages.realise).map(([people, price]) => [`realise-${people}`, price])),
  }
}

/** A text with the prices that hold. What names none stays as it is: somebody sees it and mends it. */
export function pricedText(text: string, prices: PriceList, say: (cents: Cents) => string): string {
  if (!text.includes('{price:')) return text
  const named = namedPrices(prices)
  return text.replaceAll(placeholder, (whole, name: string, region?: string, times = '1', share = '1') => {
    const price = Object.hasOwn(named, name) ? named[name] : undefined
    if (price === undefined || share === '0') return whole
    const local = regionalPrice(price, regionFrom(region), prices)
    return say(share === '1' ? local * Number(times) : byPerson(local * Number(times), Number(share)))
  })
}

/** In whole euros: a share is said to give an idea of it (SPEC §9: 1327 by person). */
function byPerson(total: Cents, people: number): Cents {
  return Math.round(total / people / 100) * 100
}

function regionFrom(digit: string | undefined): Region {
  if (digit === '2') return 2
  return digit === '3' ? 3 : 1
}
