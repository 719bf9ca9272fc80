import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { offersDiscover } from '#domain/pricing/tariff.ts'
import {
  type CertificationSlug,
  certificationBySlug,
  discoverFlag,
  workshopHref,
} from '#domain/workshop/certification.ts'
import { hasUsualHours } from '#domain/workshop/date-series.ts'
import {
  type Availability,
  availabilityOf,
  type LiveDate,
  type Location,
  type PaymentWay,
  tentativeOf,
  type WorkshopDate,
} from '#domain/workshop/workshop-date.ts'
import type { ListedDate } from '#features/workshops/records.ts'

export interface WorkshopView {
  slug: string
  /** Its page in the visitor's language. */
  href: string
  certification: CertificationSlug
  /** FL2D */
  code: string
  title: string
  language: Language
  trainers: string[]
  profileIds: string[]
  price: Cents
  participantLimit: number
  availability: Availability
  /** Null for self-paced workshops. */
  live: LiveView | null
}

export interface TentativeView {
  from: number
  decidedBy: string | null
}

export interface LiveView {
  delivery: LiveDate['delivery']
  /** ISO instants. */
  sessions: { startsAt: string; endsAt: string }[]
  /** Whether the agenda of the workshop's page applies as it is written. */
  hasUsualHours: boolean
  zone: string
  seats: number
  left: number
  location: Location | null
  payment: PaymentWay
  /** The minimum number of participants and the decision deadline (ISO day) of a tentative date; null for a certain one. */
  tentative: TentativeView | null
}

export function workshopView(listed: ListedDate, language: Language, now: Temporal.Instant): WorkshopView {
  const { date, left } = listed
  const certification = certificationBySlug(date.certification)
  return {
    slug: date.slug,
    href: workshopHref(language, date),
    certification: date.certification,
    code: certification?.code ?? date.certification,
    title: certification?.title ?? date.certification,
    language: date.language,
    trainers: date.trainers,
    profileIds: date.profileIds,
    price: date.price,
    participantLimit: date.participantLimit,
    availability: availabilityOf(date, listed, now),
    live: liveView(date, left, now),
  }
}

/** Views of dates that many pages share, by language: made once, and dropped with the dates. */
const shared = new WeakMap<readonly ListedDate[], Map<Language, WorkshopView[]>>()

/** The dates of all workshops as pages show them that are the same for everyone. Those read once have one view, as of its first page. */
export function workshopViews(dates: readonly ListedDate[], language: Language, now: Temporal.Instant): WorkshopView[] {
  const made = shared.get(dates) ?? new Map<Language, WorkshopView[]>()
  const views = made.get(language) ?? dates.map((listed) => workshopView(listed, language, now))
  shared.set(dates, made.set(language, views))
  return views
}

/** The same date with a URL that preselects Discover; unchanged without Discover. */
export function withDiscover(view: WorkshopView): WorkshopView {
  const offered = view.live !== null && offersDiscover(view.certification)
  return offered ? { ...view, href: `${view.href}?${discoverFlag}` } : view
}

function liveView(date: WorkshopDate, left: number, now: Temporal.Instant): LiveView | null {
  if (date.delivery === 'self-paced') return null
  const tentative = tentativeOf(date, now)
  const sessions = date.sessions.map((session) => ({
    startsAt: session.startsAt.toString(),
    endsAt: session.endsAt.toString(),
  }))
  return {
    delivery: date.delivery,
    sessions,
    zone: date.zone,
    seats: date.seats,
    left,
    location: date.location,
    payment: date.payment,
    hasUsualHours: hasUsualHours(date),
    tentative: tentative && { from: tentative.from, decidedBy: tentative.decidedBy?.toString() ?? null },
  }
}

/** Bookable dates: all except started and cancelled ones. Self-paced workshops are always included. */
export function isUpcoming(workshop: WorkshopView): boolean {
  return !['over', 'started', 'called-off'].includes(workshop.availability.state)
}

/** How many dates of one workshop a page has; the list has the others, in pages of as many (docs/rules/dates.md, ‘Many dates’). */
const datesPerPage = 24

/**
 * The dates of one workshop that a page shows, in the given order. Of too many: the first in each place and language, so that none is missing; then
 * those with seats or a waitlist before full ones, and those in the visitor's language before others.
 */
export function datesOnPage(dates: readonly WorkshopView[], language: Language): WorkshopView[] {
  const known = new Set<string>()
  const ranked = dates.map((date) => {
    const kind = `${date.language} ${placeOf(date)}`
    const isFirst = !known.has(kind)
    known.add(kind)
    const isOpen = ['bookable', 'waiting-list'].includes(date.availability.state)
    return { date, rank: isFirst ? 0 : (isOpen ? 1 : 3) + Number(date.language !== language) }
  })
  const first = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, datesPerPage)
  const chosen = new Set(first.map(({ date }) => date))
  return dates.filter((date) => chosen.has(date))
}

export interface DatesPage {
  dates: WorkshopView[]
  /** From 1. */
  number: number
  pages: number
}

/** A page of all dates of one workshop; without a valid number the first. Each has the self-paced ones. */
export function pageOfDates(all: readonly WorkshopView[], asked: string, language: Language): DatesPage {
  const live = inLanguageFirst(
    all.filter((date) => date.live),
    language,
  )
  const pages = Math.max(1, Math.ceil(live.length / datesPerPage))
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const number = wanted <= pages ? wanted : 1
  const start = (number - 1) * datesPerPage
  return { dates: [...live.slice(start, start + datesPerPage), ...all.filter((date) => !date.live)], number, pages }
}

/** A city, 'online' or 'self-paced'. */
export function placeOf({ live }: Pick<WorkshopView, 'live'>): string {
  if (!live) return 'self-paced'
  return live.location?.city ?? 'online'
}

/** Cities by their earliest date, then online and self-paced. */
export function placesOf(workshops: readonly WorkshopView[]): string[] {
  const all = new Set(workshops.map(placeOf))
  const last = ['online', 'self-paced'].filter((place) => all.has(place))
  return [...[...all].filter((place) => !last.includes(place)), ...last]
}

/** How many dates a booking form offers; its workshop's page has all of them. */
const datesInForm = 6

/** The dates that the form of a date offers: one before it, itself, and those after it, filled up with earlier ones near the end. */
export function datesAround(dates: readonly WorkshopView[], slug: string): WorkshopView[] {
  const before = dates.findIndex((date) => date.slug === slug) - 1
  const start = Math.max(0, Math.min(before, dates.length - datesInForm))
  return dates.slice(start, start + datesInForm)
}

/** The net price of a seat, in cents. `varies`: other dates cost more. */
export interface KindPrice {
  from: Cents
  varies: boolean
}

/** The lowest price of the dates that can be booked (docs/rules/pricing.md, ‘A seat’); `listed` while there are none. */
export function kindPrice(dates: readonly WorkshopView[], listed: Cents): KindPrice {
  const live = dates.filter((date) => date.live)
  const bookable = live.filter(({ availability }) => availability.state === 'bookable')
  const priced = [bookable, live, dates].find((some) => some.length > 0) ?? []
  const prices = priced.map(({ price }) => price)
  const from = prices.length > 0 ? Math.min(...prices) : listed
  return { from, varies: prices.some((price) => price > from) }
}

/** The date to offer first: free seats before a waitlist, live before self-paced, the visitor's language before another. */
export function nextDate(dates: readonly WorkshopView[], language: Language): WorkshopView | null {
  const live = dates.filter((date) => date.live)
  const bookable = live.filter(({ availability }) => availability.state === 'bookable')
  const waiting = live.filter(({ availability }) => availability.state === 'waiting-list')
  const inOrder = [bookable, waiting, dates].flatMap((group) => [
    ...group.filter((date) => date.language === language),
    ...group,
  ])
  return inOrder[0] ?? null
}

/** Those in the visitor's language first, otherwise in the given order. */
export function inLanguageFirst(workshops: readonly WorkshopView[], language: Language): WorkshopView[] {
  const isFirst = (workshop: WorkshopView) => workshop.language === language
  return [...workshops.filter(isFirst), ...workshops.filter((workshop) => !isFirst(workshop))]
}
