import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CertificateConsent } from '#domain/certificate/certificate.ts'
import { isId } from '#domain/id.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import { seatsLeft } from '#domain/registration/registration.ts'
import { type CertificationSlug, certificationsTitled } from '#domain/workshop/certification.ts'
import { citiesBeginning } from '#domain/workshop/city-name.ts'
import type { TrainerAccount } from '#domain/workshop/date-series.ts'
import { endOf, type LiveDate, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { linesWhere, shownLine } from '#features/audit/store/action-log.ts'
import { holdsSeatsAt, registrationOf } from '#features/booking/store/registrations.ts'
import { consentOf } from '#features/certificates/store/certificates.ts'
import type { Database } from '#platform/db/database.ts'
import { asksFor, newestFirst, nextPlace, olderThan, perPage } from '#platform/db/list-pages.ts'
import { type Given, prepared } from '#platform/db/prepared.ts'
import { member } from '#platform/db/tables/member.ts'
import {
  actionLog,
  attendance,
  certificate,
  certificateConsent,
  mealWish,
  order,
  participant,
  registration,
  workshopDate,
} from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'
import type { Attendee, DateParty, DateRecord, DateSummary, DatesRange, ListedDate, PastDates } from '../records.ts'
import { workshopDateOf } from './workshop-date-row.ts'

export function workshopDateReadsOn(db: Database) {
  return {
    /** Workshop dates that are not over, with their free seats, in order of start; self-paced ones last. */
    async workshopDates(now: Temporal.Instant): Promise<ListedDate[]> {
      const { endsAt } = workshopDate
      // Self-paced workshops have no end.
      return listed(await datesWithTaken(db, now, or(gt(endsAt, now), isNull(endsAt))))
    },
    /** Live dates that end later, of one certification or of all, in order of start; their seats are not counted. */
    async datesEndingAfter(instant: Temporal.Instant, certification?: CertificationSlug): Promise<LiveDate[]> {
      const { endsAt, startsAt, slug } = workshopDate
      const rows = await db
        .select()
        .from(workshopDate)
        .where(and(gt(endsAt, instant), certification && eq(workshopDate.certification, certification)))
        .orderBy(asc(startsAt), asc(slug))
      return rows.map(workshopDateOf).filter((date) => date.delivery !== 'self-paced')
    },
    async workshopDate(slug: string, now: Temporal.Instant): Promise<ListedDate | null> {
      // PostgreSQL refuses NUL in text; no slug has one.
      if (slug.includes('\0')) return null
      const [found] = listed(await dateWithTaken(db, { slug, now }))
      return found ?? null
    },
  }
}

type Counted = { date: typeof workshopDate.$inferSelect; taken: number; inLine: number }

/** One query for these dates: the seats of each are summed beside it. */
function datesWithTaken(db: Database, now: Temporal.Instant | SQLWrapper, which: SQL | undefined) {
  const holds = holdsSeatsAt(now)
  const waits = and(eq(registration.state, 'waiting'), eq(registration.waitReason, 'full'))
  const seats = db
    .select({
      taken: sql<number>`coalesce(sum(${registration.seats}) filter (where ${holds}), 0)::int`.as('taken'),
      inLine: sql<number>`(count(*) filter (where ${waits}))::int`.as('in_line'),
    })
    .from(registration)
    // Date by date: joined as a whole, PostgreSQL would rather read every registration there ever was.
    .where(and(eq(registration.workshopDateId, workshopDate.id), or(holds, waits)))
    .as('seats')
  return db
    .select({ date: workshopDate, taken: seats.taken, inLine: seats.inLine })
    .from(workshopDate)
    .innerJoinLateral(seats, sql`true`)
    .where(which)
    .orderBy(sql`${workshopDate.startsAt} asc nulls last`, asc(workshopDate.slug))
}

const dateWithTaken = prepared((db, { slug, now }: Given<{ slug: string; now: Temporal.Instant }>) =>
  datesWithTaken(db, sql.param(now, registration.heldUntil), eq(workshopDate.slug, slug)),
)

function listed(rows: Counted[]): ListedDate[] {
  return rows.map(({ date, taken, inLine }) => ({
    date: workshopDateOf(date),
    // Free seats belong to those in line, not to the first visitor of the page.
    left: inLine > 0 ? 0 : seatsLeft(date.seats, taken),
    changedAt: date.changedAt,
  }))
}

export function dateReadsOn(db: Database) {
  return {
    /** Live dates in order of start, over ones too. */
    summaries: (
      now: Temporal.Instant,
      { endsAfter, startsBefore, certification, text }: DatesRange = {},
    ): Promise<DateSummary[]> =>
      summaries(db, now, {
        where: and(
          endsAfter && gt(workshopDate.endsAt, endsAfter),
          startsBefore && lt(workshopDate.startsAt, startsBefore),
          certification && eq(workshopDate.certification, certification),
          isAskedFor(text),
        ),
      }),
    /** A page of the dates that are over, the latest end first. */
    async past(
      now: Temporal.Instant,
      { certification, text }: Pick<DatesRange, 'certification' | 'text'>,
      after: ListPlace | null,
    ): Promise<PastDates> {
      const { endsAt, id } = workshopDate
      const read = await summaries(db, now, {
        where: and(
          lte(endsAt, now),
          certification && eq(workshopDate.certification, certification),
          isAskedFor(text),
          olderThan(endsAt, id, after),
        ),
        orderBy: newestFirst(endsAt, id, text),
        limit: perPage + 1,
      })
      const next = nextPlace(
        read.map(({ date }) => date),
        endOf,
      )
      return { dates: read.slice(0, perPage), next }
    },
    async trainers(): Promise<string[]> {
      const name = sql<string>`unnest(${workshopDate.trainers})`
      const rows = await db.selectDistinct({ name }).from(workshopDate)
      return rows.map((row) => row.name).sort()
    },
    /** Accounts whose role is to teach, and those that a date has chosen; by name. */
    trainerAccounts(): Promise<TrainerAccount[]> {
      const isChosen = sql`exists (select from ${workshopDate} where ${member.id} = any(${workshopDate.trainerIds}))`
      const { id, name, email } = member
      return db
        .select({ id, name, email })
        .from(member)
        .where(or(eq(member.role, 'trainer'), isChosen))
        .orderBy(asc(name), asc(email))
    },
    /** Dates to choose from in a filter, in order of start, self-paced ones last: the nearest upcoming and past ones, and the chosen one. */
    choices: (now: Temporal.Instant, chosen?: string): Promise<WorkshopDate[]> => choices(db, now, chosen),
    /** A live date by its id or its slug; null when there is none. */
    async record(idOrSlug: string, now: Temporal.Instant): Promise<DateRecord | null> {
      // PostgreSQL refuses NUL in text; no slug has one.
      if (idOrSlug.includes('\0')) return null
      const named = isId(idOrSlug) ? eq(workshopDate.id, idOrSlug) : eq(workshopDate.slug, idOrSlug)
      const [summary] = await summaries(db, now, { where: named })
      return summary ? recordOf(db, summary) : null
    },
  }
}

/** By the index of the migration `search-dates`, whose expression this is. */
function isAskedFor(text: string | undefined): SQL | undefined {
  const { certification, delivery, zone, startsAt, location, trainers } = workshopDate
  const words = sql`date_words(${certification}, ${delivery}, ${zone}, ${startsAt}, ${location}, ${trainers})`
  return asksFor(words, text, (word) => [...citiesBeginning(word), ...certificationsTitled(word)])
}

/** One query for all of them: held seats and waiting parties are counted beside each. */
async function summaries(
  db: Database,
  now: Temporal.Instant,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy?: SQL[]; limit?: number },
): Promise<DateSummary[]> {
  const holds = holdsSeatsAt(now)
  const seats = (filter: SQL | undefined) =>
    sql<number>`coalesce(sum(${registration.seats}) filter (where ${filter}), 0)::int`
  const parties = (filter: SQL | undefined) => sql<number>`(count(${registration.id}) filter (where ${filter}))::int`
  const counted = db
    .select({
      taken: seats(holds).as('taken'),
      confirmed: seats(eq(registration.state, 'confirmed')).as('confirmed'),
      waiting: parties(eq(registration.state, 'waiting')).as('waiting'),
      offered: parties(and(eq(registration.state, 'offered'), holds)).as('offered'),
    })
    .from(registration)
    // Date by date: joined as a whole, PostgreSQL would rather read every registration there ever was.
    .where(and(eq(registration.workshopDateId, workshopDate.id), or(holds, eq(registration.state, 'waiting'))))
    .as('counted')
  const { taken, confirmed, waiting, offered } = counted
  const query = db
    .select({ row: workshopDate, taken, confirmed, waiting, offered })
    .from(workshopDate)
    .innerJoinLateral(counted, sql`true`)
    .where(and(ne(workshopDate.delivery, 'self-paced'), where))
    .orderBy(...(orderBy ?? [asc(workshopDate.startsAt), asc(workshopDate.slug)]))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.flatMap(({ row, ...counts }) => {
    const date = workshopDateOf(row)
    return date.delivery === 'self-paced' ? [] : [{ date, ...counts }]
  })
}

/** The number of upcoming dates, and of past ones, to choose from: a list of thousands helps no one. */
const maxChoices = 100

async function choices(db: Database, now: Temporal.Instant, chosen: string | undefined): Promise<WorkshopDate[]> {
  const { endsAt, startsAt, slug } = workshopDate
  const dates = () => db.select().from(workshopDate)
  const [toCome, past, others] = [
    await dates().where(gt(endsAt, now)).orderBy(asc(startsAt), asc(slug)).limit(maxChoices),
    await dates().where(lte(endsAt, now)).orderBy(desc(endsAt), desc(slug)).limit(maxChoices),
    // Self-paced workshops have no end.
    await dates().where(or(isNull(endsAt), chosen === undefined ? undefined : eq(slug, chosen))),
  ]
  const rows = new Map([...past.reverse(), ...toCome, ...others].map((row) => [row.slug, row]))
  return [...rows.values()].map(workshopDateOf)
}

async function recordOf(db: Database, summary: DateSummary): Promise<DateRecord> {
  const { id } = summary.date
  const rows = await db
    .select({ registration, order })
    .from(registration)
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(eq(registration.workshopDateId, id))
    .orderBy(asc(registration.createdAt), asc(registration.id))
  const people = await attendeesOf(
    db,
    rows.map((row) => row.registration.id),
  )
  const parties = rows.flatMap((row): DateParty[] => {
    const asked = row.order ?? row.registration.request
    if (!asked) return []
    return [
      {
        registration: registrationOf(row.registration),
        booker: asked.booker,
        company: asked.invoice.company,
        order: row.order && { id: row.order.id, number: row.order.number },
        discover: row.order ? hasDiscover(row.order.quote) : (row.registration.request?.discover ?? false),
        participants: people.get(row.registration.id) ?? [],
      },
    ]
  })
  const which = and(eq(actionLog.subjectKind, 'workshop-date'), eq(actionLog.subjectId, id))
  const log = (await linesWhere(db, which).orderBy(desc(actionLog.number)).limit(50)).map(shownLine)
  return { ...summary, parties, log }
}

/** The people of these registrations, in the order given, with their meals and whether they came. */
async function attendeesOf(db: Database, registrationIds: readonly string[]): Promise<Map<string, Attendee[]>> {
  const rows = await db
    .select({
      participant,
      meal: mealWish.text,
      mealConsentedAt: mealWish.consentedAt,
      attended: attendance.attended,
      certificateCode: certificate.code,
    })
    .from(participant)
    .leftJoin(mealWish, eq(mealWish.participantId, participant.id))
    .leftJoin(attendance, eq(attendance.participantId, participant.id))
    .leftJoin(certificate, eq(certificate.participantId, participant.id))
    .where(inArray(participant.registrationId, [...registrationIds]))
    .orderBy(asc(participant.position))
  const consents = await consentsOf(
    db,
    rows.map((row) => row.participant.id),
  )
  const byRegistration = new Map<string, Attendee[]>()
  for (const { participant: row, meal, mealConsentedAt, attended, certificateCode } of rows) {
    const { id, salutation, title, firstName, lastName, email, addIntroduction } = row
    const person = { id, firstName, lastName, email, addIntroduction, meal, attended, certificateCode }
    const list = byRegistration.get(row.registrationId) ?? []
    list.push({
      ...person,
      mealConsentedAt,
      consents: consents.get(id) ?? [],
      salutation: salutation ?? undefined,
      title: title ?? undefined,
    })
    byRegistration.set(row.registrationId, list)
  }
  return byRegistration
}

async function consentsOf(db: Database, participantIds: readonly string[]): Promise<Map<string, CertificateConsent[]>> {
  const rows = await db
    .select()
    .from(certificateConsent)
    .where(inArray(certificateConsent.participantId, [...participantIds]))
    .orderBy(asc(certificateConsent.askedAt))
  return Map.groupBy(rows.map(consentOf), ({ participantId }) => participantId)
}
