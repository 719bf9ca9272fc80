import type { Bilingual, Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { type DiscoverPrices, offersDiscover } from '#domain/pricing/tariff.ts'
import { type Certification, certificationHref, discoverFlag } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import type { Availability } from '#domain/workshop/workshop-date.ts'
import type { LiveView, WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { organizationId, type Thing } from './structured-data.ts'

const withDiscoverName: Bilingual = { de: 'mit Entdecken', en: 'with Discover' }

interface CourseFacts {
  siteUrl: string
  language: Language
  certification: Certification
  /** The dates on the page. */
  dates: readonly WorkshopView[]
  /** The surcharge of Discover; undefined when the settings could not be read. */
  discover?: DiscoverPrices | undefined
}

/** A kind of workshop with its dates and prices (schema.org Course, CourseInstance, Offer). */
export function course({ siteUrl, language, certification, dates, discover }: CourseFacts): Thing {
  return {
    '@type': 'Course',
    name: certification.title,
    courseCode: certification.code,
    description: certification.promise[language],
    url: siteUrl + certificationHref(language, certification),
    image: `${siteUrl}/og${certificationHref(language, certification)}.png`,
    provider: providerOf(siteUrl),
    hasCourseInstance: dates.map((date) => instance(date, { siteUrl, language, discover })),
  }
}

/** A live date as schema.org EducationEvent. Null for self-paced workshops, which have no time. */
export function educationEvent({
  siteUrl,
  language,
  certification,
  date,
  discover,
}: Omit<CourseFacts, 'dates'> & { date: WorkshopView }): Thing | null {
  const { live } = date
  if (!live) return null
  const url = siteUrl + date.href
  return {
    '@type': 'EducationEvent',
    name: `${certification.title}, ${live.location ? cityName(live.location.city, language) : 'online'}`,
    description: certification.promise[language],
    url,
    image: `${siteUrl}/og${date.href}.png`,
    inLanguage: date.language,
    ...timesOf(live),
    eventAttendanceMode: `https://schema.org/${live.delivery === 'on-site' ? 'Offline' : 'Online'}EventAttendanceMode`,
    eventStatus: `https://schema.org/Event${date.availability.state === 'called-off' ? 'Cancelled' : 'Scheduled'}`,
    location: placeOf(live, url, language),
    organizer: providerOf(siteUrl),
    performer: peopleOf(date),
    maximumAttendeeCapacity: live.seats,
    remainingAttendeeCapacity: live.left,
    offers: offers(date, { siteUrl, language, discover }),
  }
}

type OfferFacts = Pick<CourseFacts, 'siteUrl' | 'language' | 'discover'>

function instance(workshop: WorkshopView, facts: OfferFacts): Thing {
  const { siteUrl, language } = facts
  const { live } = workshop
  return {
    '@type': 'CourseInstance',
    url: siteUrl + workshop.href,
    inLanguage: workshop.language,
    courseMode: live?.delivery === 'on-site' ? 'Onsite' : 'Online',
    ...(live && timesOf(live)),
    courseWorkload: live ? workload(live) : undefined,
    location: live ? placeOf(live, siteUrl + workshop.href, language) : undefined,
    instructor: peopleOf(workshop),
    offers: offers(workshop, facts),
  }
}

function timesOf({ sessions }: LiveView): Thing {
  return { startDate: sessions[0]?.startsAt, endDate: sessions.at(-1)?.endsAt }
}

function peopleOf({ trainers }: WorkshopView): Thing[] {
  return trainers.map((name) => ({ '@type': 'Person', name }))
}

function providerOf(siteUrl: string): Thing {
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name: 'Flight Levels', url: siteUrl }
}

/** The seat and, where available, the seat with Discover: the prices on the page. */
function offers(date: WorkshopView, { siteUrl, language, discover }: OfferFacts): Thing[] {
  // The URL may already preselect Discover.
  const url = siteUrl + date.href.replace(/\?.*$/, '')
  const seat = offer(date, date.title, date.price, url)
  if (!discover || !date.live || !offersDiscover(date.certification)) return [seat]
  const surcharge = date.live.delivery === 'on-site' ? discover.onSite : discover.online
  const name = `${date.title} ${withDiscoverName[language]}`
  return [seat, offer(date, name, date.price + surcharge, `${url}?${discoverFlag}`)]
}

function offer({ availability }: WorkshopView, name: string, price: Cents, url: string): Thing {
  const amount = price / 100
  return {
    '@type': 'Offer',
    name,
    category: 'Paid',
    price: amount,
    priceCurrency: 'EUR',
    // Prices are shown without VAT (docs/product.md#vat).
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${availabilities[availability.state]}`,
    url,
  }
}

/** A waitlist has no seats, so the date counts as sold out. */
const availabilities: Record<Availability['state'], string> = {
  bookable: 'InStock',
  'self-paced': 'InStock',
  'waiting-list': 'SoldOut',
  'sold-out': 'SoldOut',
  started: 'OutOfStock',
  over: 'OutOfStock',
  'called-off': 'Discontinued',
  'not-payable': 'OutOfStock',
}

function placeOf({ location }: LiveView, url: string, language: Language): Thing {
  if (!location) return { '@type': 'VirtualLocation', url }
  return {
    '@type': 'Place',
    name: location.venue ?? cityName(location.city, language),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: cityName(location.city, language),
      addressCountry: location.country,
    },
  }
}

/** Attendance as an ISO 8601 duration: two days from nine to five are PT16H. */
function workload({ sessions }: LiveView): string {
  const minutes = sessions.reduce(
    (sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    0,
  )
  const rest = minutes % 60
  return `PT${Math.floor(minutes / 60)}H${rest > 0 ? `${rest}M` : ''}`
}
