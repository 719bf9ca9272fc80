import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { workshopDate } from '#platform/db/tables.ts'

type Row = typeof workshopDate.$inferSelect

/** A stored row as the domain's type. Throws for a certification that the program does not have. */
export function workshopDateOf(row: Row): WorkshopDate {
  const common = {
    id: row.id,
    slug: row.slug,
    certification: certificationOf(row),
    language: row.language,
    trainers: row.trainers,
    profileIds: row.profileIds,
    price: row.price,
    participantLimit: row.participantLimit,
  }
  if (row.delivery === 'self-paced') return { ...common, delivery: 'self-paced' }
  return {
    ...common,
    delivery: row.delivery,
    sessions: row.sessions.map((session) => ({
      startsAt: Temporal.Instant.from(session.startsAt),
      endsAt: Temporal.Instant.from(session.endsAt),
    })),
    zone: row.zone,
    seats: row.seats,
    trainerIds: row.trainerIds,
    waitlist: row.waitlist,
    payment: row.payment,
    revision: row.revision,
    movedAt: row.movedAt,
    calledOff: row.calledOff,
    minimum: row.minimum,
    tentative: row.tentative,
    version: row.version,
    location: row.location,
    ...(row.roomUrl === null ? {} : { roomUrl: row.roomUrl }),
  }
}

export function workshopDateRow(date: WorkshopDate): typeof workshopDate.$inferInsert {
  const common = {
    id: date.id,
    slug: date.slug,
    certification: date.certification,
    language: date.language,
    delivery: date.delivery,
    trainers: date.trainers,
    profileIds: date.profileIds,
    price: date.price,
    participantLimit: date.participantLimit,
  }
  if (date.delivery === 'self-paced') {
    return { ...common, zone: 'Europe/Vienna', sessions: [], seats: 0, waitlist: false }
  }
  const sessions = date.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
  }))
  return {
    ...common,
    zone: date.zone,
    sessions,
    startsAt: date.sessions[0]?.startsAt ?? null,
    endsAt: date.sessions.at(-1)?.endsAt ?? null,
    seats: date.seats,
    trainerIds: date.trainerIds,
    waitlist: date.waitlist,
    payment: date.payment,
    revision: date.revision,
    movedAt: date.movedAt,
    calledOff: date.calledOff,
    minimum: date.minimum,
    tentative: date.tentative,
    version: date.version,
    location: date.location,
    roomUrl: date.roomUrl ?? null,
  }
}

function certificationOf(row: Row): CertificationSlug {
  const slug = certificationSlugs.find((known) => known === row.certification)
  if (!slug) throw new Error(`workshop date ${row.slug} is of an unknown certification: ${row.certification}`)
  return slug
}
