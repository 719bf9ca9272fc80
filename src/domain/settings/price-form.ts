import { z } from 'zod'
import { isCountry } from '../company.ts'
import { amountField, percentText, typedAmount } from '../form/amount.ts'
import { fields, optionalLine, optionalText, requiredText } from '../form/field.ts'
import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import { isAlwaysRegionOne, type PriceList, type Region, type TicketSlug, ticketSlugs } from '../pricing/tariff.ts'
import { vatRates } from '../tax/tax.ts'
import { type CertificationSlug, certificationSlugs } from '../workshop/certification.ts'
import { versionField } from './section.ts'

const regions = [1, 2, 3] as const

function percentField() {
  const message = 'officeSettings.errors.percent'
  return percentText(message)
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((percent) => percent >= 10 && percent <= 100, message)
}

/** Country codes in any order, separated by anything but letters: 'RS, UA'. */
function countriesField() {
  const message = 'officeSettings.errors.countries'
  return optionalText()
    .transform((text) => [
      ...new Set(
        (text ?? '')
          .toUpperCase()
          .split(/[^A-Z]+/)
          .filter(Boolean),
      ),
    ])
    .refine((codes) => codes.every((code) => isCountry(code) && !isAlwaysRegionOne(code)), message)
}

export const priceForm = fields({
  version: versionField,
  ...seatFields(),
  ...ticketFields(),
  introduction: amountField('officeSettings.errors.amount'),
  discoverOnSite: amountField('officeSettings.errors.amount'),
  discoverOnline: amountField('officeSettings.errors.amount'),
  /** A checkbox: missing when not ticked. */
  discountMessage: optionalLine().transform((ticked) => (ticked ? 'shown' : 'hidden')),
  now: amountField('officeSettings.errors.amount'),
  realise3: amountField('officeSettings.errors.amount'),
  realise4: amountField('officeSettings.errors.amount'),
  realise5: amountField('officeSettings.errors.amount'),
  percent2: percentField(),
  percent3: percentField(),
  region1: countriesField(),
  region2: countriesField(),
  region3: countriesField(),
})
  .refine(({ percent2, percent3 }) => percent3 <= percent2, {
    path: ['percent3'],
    message: 'officeSettings.errors.percentOrder',
  })
  .refine(({ introduction, ticketFlin }) => introduction <= ticketFlin, {
    path: ['introduction'],
    message: 'officeSettings.errors.introductionDearer',
  })
  .refine(({ region1, region2, region3 }) => noneTwice([...region1, ...region2, ...region3]), {
    path: ['region1'],
    message: 'officeSettings.errors.countryTwice',
  })

export function pricesOfForm(form: z.output<typeof priceForm>): PriceList {
  const entries = regions.flatMap((region) => form[`region${region}`].map((code): [string, Region] => [code, region]))
  const { flin, fl2d, fl3d, flsa, flcl, flcp } = form
  return {
    seats: { flin, fl2d, fl3d, flsa, flcl, flcp },
    tickets: { flin: form.ticketFlin, fl2d: form.ticketFl2d, flsa: form.ticketFlsa, flcl: form.ticketFlcl },
    packages: { now: form.now, realise: { 3: form.realise3, 4: form.realise4, 5: form.realise5 } },
    introduction: form.introduction,
    discover: { onSite: form.discoverOnSite, online: form.discoverOnline },
    discountMessage: form.discountMessage,
    percent: { 2: form.percent2, 3: form.percent3 },
    regions: Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** Initial values of the form. */
export function priceFields(list: PriceList, language: Language): Record<string, string> {
  const { seats, tickets, packages, introduction, discover, discountMessage, percent, regions: others } = list
  const asAmount = (cents: Cents) => typedAmount(cents, language)
  const countriesOf = (region: Region) =>
    Object.entries(others)
      .filter(([, set]) => set === region)
      .map(([code]) => code)
      .toSorted()
      .join(', ')
  return {
    ...Object.fromEntries(certificationSlugs.map((slug) => [slug, asAmount(seats[slug])])),
    ...Object.fromEntries(ticketSlugs.map((slug) => [ticketFieldOf(slug), asAmount(tickets[slug])])),
    now: asAmount(packages.now),
    realise3: asAmount(packages.realise[3]),
    realise4: asAmount(packages.realise[4]),
    realise5: asAmount(packages.realise[5]),
    introduction: asAmount(introduction),
    discoverOnSite: asAmount(discover.onSite),
    discoverOnline: asAmount(discover.online),
    discountMessage: discountMessage === 'shown' ? discountMessage : '',
    percent2: `${percent[2]}`,
    percent3: `${percent[3]}`,
    ...Object.fromEntries(regions.map((region) => [`region${region}`, countriesOf(region)])),
  }
}

function noneTwice(codes: readonly string[]): boolean {
  return new Set(codes).size === codes.length
}

/** The form field of a ticket: 'ticketFl2d'. */
export function ticketFieldOf(slug: TicketSlug): string {
  return `ticket${slug.charAt(0).toUpperCase()}${slug.slice(1)}`
}

function ticketFields() {
  const field = () => amountField('officeSettings.errors.amount')
  return { ticketFlin: field(), ticketFl2d: field(), ticketFlsa: field(), ticketFlcl: field() }
}

function seatFields() {
  const field = () => amountField('officeSettings.errors.amount')
  return { flin: field(), fl2d: field(), fl3d: field(), flsa: field(), flcl: field(), flcp: field() } satisfies Record<
    CertificationSlug,
    z.ZodType
  >
}

const percent = 'officeSettings.errors.vatPercent'
const reason = requiredText('validation.reason', 500)
const day = z.iso.date({ error: 'officeSettings.errors.vatFrom' })
const country = z
  .string({ error: 'officeSettings.errors.vatCountry' })
  .refine((code) => Object.hasOwn(vatRates, code), 'officeSettings.errors.vatCountry')

/** A new rate and its first day, as typed: '21', '8,1'. */
export const rateForm = fields({
  version: versionField,
  country,
  percent: percentText(percent)
    .regex(/^\d{1,2}(?:[.,]\d)?$/, percent)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => value > 0 && value <= 35, percent),
  from: day,
  reason,
})

export const dropRateForm = fields({ version: versionField, country, from: day, reason })
