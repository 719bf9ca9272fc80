import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { AddressContext } from '#frame/contexts.ts'
import { type RenderIsland, RenderIslandContext } from '#frame/islands/island.tsx'
import { type IslandFacts, IslandShell } from '#frame/islands/island-shell.tsx'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { Translated } from '#i18n/translated.tsx'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { naughtyStrings } from '#tests/naughty/string-packs.ts'
import BookingIsland, { type BookingIslandProps } from './booking-island.tsx'
import { BookingSection } from './booking-section.tsx'
import { cancelNow } from './use-cancel-words.ts'

beforeAll(() => provideMessages('de', german))

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const workshop = workshopView({ date: liveDate(theFl2dInGraz, now), left: 0 }, 'de', now)
const site = {
  language: 'de',
  settings: siteSettingsOf(defaultSettings),
  mode: { cards: 'live', mail: 'sent', world: 'own' },
  address: { pathname: '/de/workshops/fl2d', search: '' },
} as const

function propsOf(fields: SentFields, refusal: 'sold-out' | null) {
  const lastResult = parseWithZod(sentBooking(fields), { schema: bookingFormSchema }).reply()
  return {
    workshop,
    cancel: null,
    discover: false,
    dates: [workshop],
    dateCount: 1,
    constraint: getZodConstraint(bookingFormSchema),
    answer: { lastResult, refusal: refusal && { reason: refusal }, failed: false, switched: false },
  }
}

/** The form as its page has it, and the markup that is kept of it. */
function shown(props: BookingIslandProps) {
  const kept: IslandFacts[] = []
  const render: RenderIsland = ({ name, part, facts, isShared }) => {
    if (isShared) kept.push(facts)
    return renderToString(part, { identifierPrefix: name })
  }
  const page = renderToStaticMarkup(
    <RenderIslandContext value={render}>
      <Translated language="de">
        <SiteSettingsContext value={site.settings}>
          <AddressContext value={site.address}>
            <BookingSection {...props} />
          </AddressContext>
        </SiteSettingsContext>
      </Translated>
    </RenderIslandContext>,
  )
  return { page, kept: JSON.stringify(kept) }
}

/** What the browser makes of the same form. */
const hydrated = (props: ReturnType<typeof propsOf>) =>
  renderToString(<IslandShell part={BookingIsland} facts={{ ...site, props }} />, {
    identifierPrefix: 'booking-island',
  })

const typed = [
  ...['title', 'firstName', 'lastName', 'email', 'phone', 'notes'].map((name) => `booker.${name}`),
  ...['company', 'department', 'street', 'postalCode', 'city'].map((name) => `invoice.${name}`),
  ...['title', 'firstName', 'lastName', 'email'].map((name) => `participants[0].${name}`),
]
const packs = naughtyStrings.flatMap((_, index) =>
  index % typed.length === 0 ? [naughtyStrings.slice(index, index + typed.length)] : [],
)

describe('a form that comes back', () => {
  it.each(packs.map((texts, index) => [index, texts] as const))(
    'shows what was typed as React shows it (%i)',
    (_, texts) => {
      const fields = Object.fromEntries(texts.map((text, index) => [typed[index] ?? '', text]))
      const props = propsOf({ ...sentParticipant(0, 'mirko@almwerk.example'), ...fields }, 'sold-out')
      const { page, kept } = shown(props)
      expect(page).toContain(hydrated(props))
      for (const text of texts) if (text.length > 20) expect(kept).not.toContain(JSON.stringify(text))
    },
  )

  it.each<[string, SentFields]>([
    ['a country', { 'invoice.country': 'DE' }],
    ['a tick', { newsletter: 'on' }],
    ['another person', sentParticipant(0, 'mirko@almwerk.example')],
    ['a mistake', { 'booker.email': 'lena' }],
  ])('is rendered again for %s', (_, changes) => {
    const props = propsOf(changes, null)
    expect(shown(props).page).toContain(hydrated(props))
    expect(shown(props).kept).not.toBe(shown(propsOf({}, null)).kept)
  })

  it.each<[string, SentFields]>([
    ['a VAT number', { 'invoice.vatId': 'ATU12345678', 'invoice.noVatId': undefined }],
    ['a note that begins with a line break', { 'booker.notes': '\nLaktose' }],
  ])('is not kept with %s', (_, changes) => {
    const { page, kept } = shown(propsOf(changes, 'sold-out'))
    expect(page).toContain(hydrated(propsOf(changes, 'sold-out')))
    expect(kept).toBe('[]')
  })

  it('has the same markup kept for all who differ by what they typed', () => {
    const one = shown(propsOf({ 'booker.firstName': 'Lena', 'invoice.city': 'Graz' }, 'sold-out'))
    const other = shown(propsOf({ 'booker.firstName': 'Agnes', 'invoice.city': 'Wien' }, 'sold-out'))
    expect(one.kept).toBe(other.kept)
    expect(one.page).not.toBe(other.page)
  })
})

it('has the summary directly above the button that orders', () => {
  const view = { ...workshop, availability: { state: 'bookable', left: 9 } as const }
  const { page } = shown({ ...propsOf({}, null), answer: null, workshop: view, dates: [view] })
  expect(page).toContain(german.booking.submit)
  const above = page.slice(page.indexOf('id="summary"'), page.indexOf(german.booking.submit))
  expect(above).toContain(workshop.title)
  expect(above).toMatch(/Graz.*USt.*Gesamt/s)
  expect(above).not.toMatch(/<(?:input|textarea|select|details)\b/)
})

it('says on a waitlist why it asks for the address, and that nothing is ordered yet', () => {
  const props = { ...propsOf({}, null), answer: null }
  const full = { ...workshop, availability: { state: 'waiting-list' } as const }
  const read = (view: typeof workshop) => shown({ ...props, workshop: view, dates: [view] }).page
  for (const words of [german.booking.invoiceHintWait, german.booking.termsTextWait]) {
    expect(read(full)).toContain(words)
    expect(read({ ...workshop, availability: { state: 'bookable', left: 9 } })).not.toContain(words)
  }
})

it.each([
  ['one seat more than people', 2, { state: 'bookable', left: 3 }, null],
  ['as many people as seats', 3, { state: 'bookable', left: 3 }, 'Mehr Plätze sind bei diesem Termin nicht frei.'],
  ['more people than seats', 4, { state: 'bookable', left: 3 }, 'Bei diesem Termin sind nur noch 3 Plätze frei.'],
  ['the largest group', 6, { state: 'bookable', left: 9 }, 'Eine Buchung ist für höchstens 6 Personen möglich.'],
  ['people on a waitlist', 4, { state: 'waiting-list' }, null],
] as const)('adds people as long as they can be booked: %s', (_, people, availability, full) => {
  const others = Array.from({ length: people - 1 }, (_one, place) =>
    sentParticipant(place, `p${place}@almwerk.example`),
  )
  const props = propsOf(Object.assign({}, ...others), null)
  const { page } = shown({ ...props, workshop: { ...workshop, participantLimit: 6, availability } })
  expect(page.includes('Weitere Person')).toBe(full === null)
  if (full) expect(page).toContain(full)
})

it('says above the form that cancelling is no longer free, since links from other dates lead past the head of the page', () => {
  const date = liveDate(theFl2dInGraz, now)
  const read = (at: Temporal.Instant) => {
    const view = { ...workshop, availability: { state: 'bookable', left: 9 } as const }
    const props = {
      ...propsOf({}, null),
      workshop: view,
      cancel: cancelNow(date, at, defaultCancellation),
      answer: null,
    }
    return shown(props).page
  }
  expect(read(startOf(date).subtract({ hours: 24 * 5 }))).toContain('Stornieren: Kostenlos war das bis einschließlich')
  expect(read(startOf(date).subtract({ hours: 24 * 50 }))).not.toContain('Stornieren: ')
})

it.each([
  ['a private person', { terms: undefined }, 'Rechnung an Lena Hofstätter Seilbahngasse 4 8010 Graz'],
  ['a company', { terms: undefined, 'invoice.company': 'Almwerk GmbH' }, 'Rechnung an Almwerk GmbH Lena Hofstätter'],
] as const)('checks the address of the invoice with the name that will be on it: %s', (_, fields, expected) => {
  const open = { ...workshop, availability: { state: 'bookable', left: 9 } } as const
  const text = shown({ ...propsOf(fields, null), workshop: open }).page.replaceAll(/<[^>]+>/g, ' ')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(expected)
})

it.each([
  [2, false],
  [3, true],
])('offers the group discount with %i seats left: %s', (left, offered) => {
  const few = workshopView({ date: liveDate(theFl2dInGraz, now), left }, 'de', now)
  const { page } = shown({ ...propsOf({}, null), workshop: few, dates: [few], answer: null })
  expect(page.includes('Von je 3 Personen zahlen 2, bei bis zu 3 Personen')).toBe(offered)
})

it.each<[string, SentFields, string]>([
  ['Austria', { 'invoice.country': 'AT' }, '+ € 300 pro Person, exkl. USt'],
  ['India, in region 3', { 'invoice.country': 'IN' }, '+ € 120 pro Person, exkl. USt'],
  [
    'India at the full price',
    { 'invoice.country': 'IN', declinesRegionalDiscount: 'on' },
    '+ € 300 pro Person, exkl. USt',
  ],
])('asks for Discover at the price that the order will have: %s', (_, country, price) => {
  const open = { ...workshop, availability: { state: 'bookable', left: 9 } } as const
  const { page } = shown({ ...propsOf({ ...country, terms: undefined }, null), workshop: open })
  expect(page.replaceAll('\u00a0', ' ')).toContain(price)
})
