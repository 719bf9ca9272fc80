import type { IsoDate } from '../iso-date.ts'
import { type Language, languageTable } from '../language.ts'
import type { Cents } from '../money.ts'
import { onceForEach } from '../once-for-each.ts'
import { type RateChanges, sellerCountry, type TaxedProduct, taxRuleFor, vatRateOf } from '../tax/tax.ts'
import { vatOf } from './quote.ts'
import { type PriceList, type Region, regionalPrice } from './tariff.ts'

/** '{price:fl2d}', in region 3 '{price:fl2d@3}', three for the price of two per person '{price:fl2d*2/3}'. */
const placeholder = /\{price:([a-z0-9-]+)(?:@([123]))?(?:\*(\d))?(?:\/(\d))?\}/g

/** Prices that page texts can use, by placeholder name (docs/rules/settings.md). */
function namedPrices({ seats, tickets, packages, introduction, discover }: PriceList): Readonly<Record<string, Cents>> {
  return {
    ...seats,
    ...Object.fromEntries(Object.entries(tickets).map(([slug, price]) => [`ticket-${slug}`, price])),
    introduction,
    'discover-on-site': discover.onSite,
    'discover-online': discover.online,
    now: packages.now,
    ...Object.fromEntries(Object.entries(packages.realise).map(([people, price]) => [`realise-${people}`, price])),
  }
}

/** Fills in current prices. Invalid placeholders stay, so that editors see and correct them. */
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

/** Rounded to whole euros: the price per person is only a hint (1327 each, docs/product.md#prices). */
function byPerson(total: Cents, people: number): Cents {
  return Math.round(total / people / 100) * 100
}

function regionFrom(digit: string | undefined): Region {
  if (digit === '2') return 2
  return digit === '3' ? 3 : 1
}

/** Amounts as texts write them: '€ 1.990', '€1,990.50' or '1.990 €'. */
const amount = /€[\s\u00a0]?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)[\s\u00a0]?€(?![\s\u00a0]?\d)/g

const regions = [1, 2, 3] as const

const people = [1, 2, 3, 4, 5] as const

/** Amounts in a text that do not follow from the price list. They may be outdated, or belong to something that is not on it. */
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

/** Two digits after the last separator are cents, three are thousands. */
function centsOf(written: string): Cents {
  const [, euros = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(written) ?? []
  return Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number(cents)
}

type Decimals = 'auto' | 'stripIfInteger'

const formatWith = onceForEach((trailingZeroDisplay: Decimals) =>
  onceForEach(
    (language: Language) =>
      new Intl.NumberFormat(languageTable[language].moneyLocale, {
        style: 'currency',
        currency: 'EUR',
        trailingZeroDisplay,
      }),
  ),
)

/** An amount in euros, with decimals always ('auto') or only for non-zero cents. The space is a no-break space. */
export function inEuros(cents: Cents, language: Language, trailingZeroDisplay: Decimals): string {
  // A discount gets a true minus sign, because a hyphen may break from the amount at the end of a line.
  return formatWith(trailingZeroDisplay)(language)
    .format(cents / 100)
    .replace('-', '−')
}

/** A price without decimals when it is whole: '€ 1.990' or '€1,990', but '€ 99,50'. */
export function priceInWords(cents: Cents, language: Language): string {
  return inEuros(cents, language, 'stripIfInteger')
}

export interface PrivatePrice {
  gross: Cents
  /** VAT rate in percent; 0 where none is charged. */
  rate: number
}

/** The gross price for a consumer, in Austria unless a country is known (docs/rules/pricing.md). */
export function privatePrice(
  net: Cents,
  product: TaxedProduct,
  { on, rates }: { on: IsoDate; rates: RateChanges },
): PrivatePrice {
  const buyer = { country: sellerCountry, hasVatId: false }
  const country = taxRuleFor(product, buyer).country(product, buyer)
  const rate = country === null ? 0 : vatRateOf(country, on, rates)
  return { gross: net + vatOf(net, rate), rate }
}
