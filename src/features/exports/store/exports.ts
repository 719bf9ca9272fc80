import { and, asc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ExportRange } from '#domain/export/table.ts'
import type { ExportedConsent, ExportReads } from '#features/exports/ports.ts'
import { foundSubscriptions, subscriptionOf } from '#features/newsletter/store/newsletter.ts'
import { dayBegins } from '#features/workshops/store/vienna-days.ts'
import type { Database } from '#platform/db/database.ts'
import {
  certificateConsent,
  invoice,
  mealWish,
  newsletterSubscription,
  order,
  participant,
  registration,
  workshopDate,
} from '#platform/db/tables.ts'

/** What exports are made of. */
export function exportReadsOn(db: Database): ExportReads {
  return {
    async participants(range, most) {
      const rows = await db
        .select({ participant, registration, date: workshopDate, order })
        .from(participant)
        .innerJoin(registration, eq(registration.id, participant.registrationId))
        .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
        .leftJoin(order, eq(order.registrationId, registration.id))
        .where(
          and(
            inArray(registration.state, [
              'waiting',
              'offered',
              'awaiting-payment',
              'awaiting-confirmation',
              'confirmed',
            ]),
            ...within(workshopDate.startsAt, range),
            ofDate(range),
          ),
        )
        .orderBy(
          sql`${workshopDate.startsAt} asc nulls last`,
          asc(workshopDate.slug),
          asc(participant.lastName),
          asc(participant.firstName),
          asc(participant.id),
        )
        .limit(most + 1)
      return rows.map(({ participant: { salutation, title, ...person }, registration: seats, date, order: placed }) => {
        const agreed = placed ?? seats.request
        return {
          ...person,
          salutation: salutation ?? undefined,
          title: title ?? undefined,
          workshop: date.slug,
          certification: date.certification,
          startsOn: date.startsAt && dayIn(date.startsAt, date.zone),
          state: seats.state,
          orderNumber: placed?.number ?? null,
          company: agreed?.invoice.company ?? null,
          country: agreed?.invoice.country ?? null,
          bookerEmail: agreed?.booker.email ?? '',
          language: agreed?.language ?? date.language,
        }
      })
    },
    async invoices(range, most) {
      const rows = await db
        .select({ snapshot: invoice.snapshot })
        .from(invoice)
        .innerJoin(order, eq(order.id, invoice.orderId))
        .leftJoin(registration, eq(registration.id, order.registrationId))
        .leftJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
        .where(and(...within(invoice.issuedAt, range), ofDate(range)))
        .orderBy(asc(invoice.issuedAt), asc(invoice.number))
        .limit(most + 1)
      return rows.map(({ snapshot }) => snapshot)
    },
    async consents(range, most) {
      const given = [
        ...(await ofOrders(db, range, most)),
        ...(await ofMeals(db, range, most)),
        ...(await ofCertificates(db, range, most, 'confirmedAt')),
        ...(await ofCertificates(db, range, most, 'takenBackAt')),
      ]
      return given.sort((a, b) => Temporal.Instant.compare(a.givenAt, b.givenAt)).slice(0, most + 1)
    },
    async subscriptions(range, most) {
      if (range.workshop !== undefined) return []
      const rows = await foundSubscriptions(db)
        .where(and(...within(newsletterSubscription.requestedAt, range)))
        .orderBy(asc(newsletterSubscription.requestedAt), asc(newsletterSubscription.id))
        .limit(most + 1)
      return rows.map(subscriptionOf)
    },
  }
}

/** The terms are accepted with every order, the newsletter by a tick of its own. */
async function ofOrders(db: Database, range: ExportRange, most: number): Promise<ExportedConsent[]> {
  const rows = await db
    .select({ placed: order })
    .from(order)
    .leftJoin(registration, eq(registration.id, order.registrationId))
    .leftJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .where(and(...within(order.placedAt, range), ofDate(range)))
    .orderBy(asc(order.placedAt))
    .limit(most + 1)
  return rows.flatMap(({ placed }) => {
    const { firstName, lastName, email } = placed.booker
    const consent = { name: `${firstName} ${lastName}`, email, wording: null, orderNumber: placed.number }
    const terms = { ...consent, kind: 'terms' as const, givenAt: placed.placedAt }
    return placed.newsletter ? [terms, { ...terms, kind: 'newsletter' as const }] : [terms]
  })
}

async function ofMeals(db: Database, range: ExportRange, most: number): Promise<ExportedConsent[]> {
  const rows = await db
    .select({ meal: mealWish, participant, number: order.number })
    .from(mealWish)
    .innerJoin(participant, eq(participant.id, mealWish.participantId))
    .innerJoin(registration, eq(registration.id, participant.registrationId))
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(and(...within(mealWish.consentedAt, range), ofDate(range)))
    .orderBy(asc(mealWish.consentedAt))
    .limit(most + 1)
  return rows.map(({ meal, participant: { firstName, lastName, email }, number }) => ({
    kind: 'meal',
    givenAt: meal.consentedAt,
    name: `${firstName} ${lastName}`,
    email,
    wording: meal.consentWording,
    orderNumber: number,
  }))
}

/** Confirmed answers, or what was taken back of them, each with its own words and time. */
async function ofCertificates(
  db: Database,
  range: ExportRange,
  most: number,
  when: 'confirmedAt' | 'takenBackAt',
): Promise<ExportedConsent[]> {
  const at = certificateConsent[when]
  const rows = await db
    .select({ consent: certificateConsent, participant, number: order.number })
    .from(certificateConsent)
    .innerJoin(participant, eq(participant.id, certificateConsent.participantId))
    .innerJoin(registration, eq(registration.id, participant.registrationId))
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(and(isNotNull(at), ...within(at, range), ofDate(range)))
    .orderBy(asc(at))
    .limit(most + 1)
  return rows.flatMap(({ consent, participant: { firstName, lastName, email }, number }): ExportedConsent[] => {
    const moment = consent[when]
    if (moment === null) return []
    const answered = consent.answer === 'yes' ? 'certificate' : 'no-certificate'
    return [
      {
        kind: when === 'takenBackAt' ? 'certificate-taken-back' : answered,
        givenAt: moment,
        name: `${firstName} ${lastName}`,
        email,
        wording: when === 'takenBackAt' ? consent.takenBackWording : consent.wording,
        orderNumber: number,
      },
    ]
  })
}

function within(column: AnyPgColumn, { from, to }: ExportRange): (SQL | undefined)[] {
  return [
    from === undefined ? undefined : gte(column, dayBegins(from)),
    to === undefined ? undefined : lt(column, dayBegins(to, 1)),
  ]
}

function ofDate({ workshop }: ExportRange): SQL | undefined {
  return workshop === undefined ? undefined : eq(workshopDate.slug, workshop)
}

function dayIn(at: Temporal.Instant, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString()
}
