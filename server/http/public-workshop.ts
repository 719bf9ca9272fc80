import { availabilityOf } from '#domain/workshop/availability.ts'
import { certificationBySlug, workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { ListedDate } from '#usecases/ports.ts'
import type { PublicWorkshop } from '../api/resources/public-workshop.ts'

/** A workshop date as `/api/workshops` gives it to anybody (SPEC §3, 'Workshop'): plain JSON, instants in ISO 8601. */
export function publicWorkshop(listed: ListedDate, siteUrl: string, now: Temporal.Instant): PublicWorkshop {
  const { date, left } = listed
  const certification = certificationBySlug(date.certification)
  const live = date.delivery === 'self-paced' ? null : date
  const { state } = availabilityOf(date, listed, now)
  return {
    slug: date.slug,
    title: certification?.title ?? date.certification,
    category: { slug: date.certification },
    link: siteUrl + workshopHref(date.language, date),
    language: date.language,
    trainers: date.trainers,
    dates: live?.sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` })) ?? [],
    timeZone: live?.zone ?? null,
    days: live ? daysOf(live) : null,
    seats: live ? { total: live.seats, left: Math.max(0, left) } : null,
    location: live?.location ?? null,
    /** Net, of one seat in region 1. */
    price: { amount: date.price / 100, currency: 'EUR', vatIncluded: false },
    online: date.delivery === 'online',
    selfPaced: date.delivery === 'self-paced',
    waitingList: state === 'waiting-list',
    soldOut: state === 'sold-out',
    bookable: state === 'bookable' || state === 'self-paced',
  }
}

/** Calendar days in the zone of the workshop; two half-days on one day are one. */
function daysOf({ sessions, zone }: LiveDate): number {
  return new Set(sessions.map(({ startsAt }) => startsAt.toZonedDateTimeISO(zone).toPlainDate().toString())).size
}
