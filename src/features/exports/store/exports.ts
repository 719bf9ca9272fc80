import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ExportRange } from '#domain/export/table.ts'
import { dayIn } from '#domain/iso-date.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import { nameUnlessErased } from '#domain/participant/participant.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import type { StateName } from '#domain/registration/registration.ts'
import { receivedFor } from '#features/booking/store/booking-list.ts'
import type { ExportedConsent, ExportedInvoice, ExportedParticipant } from '#features/exports/records.ts'
import { behindNumber, byNumber, ofYears } from '#features/invoicing/store/invoices.ts'
import { foundSubscriptions, subscriptionOf } from '#features/newsletter/store/newsletter.ts'
import type { Database } from '#platform/db/database.ts'
import { inOneOrder, portionsOf } from '#platform/db/list-pages.ts'
import {
  certificateConsent,
  invoice,
  listedBooking,
  mealWish,
  newsletterSubscription,
  order,
  participant,
  registration,
  workshopDate,
} from '#platform/db/tables.ts'
import { behind, ofDate, ordersOf, within } from './range.ts'

/** What exports are made of. `most`: rows that are read at once; `datesAtOnce`: dates whose participants are. */
export function exportReadsOn(db: Database, most?: number, datesAtOnce = 20) {
  return {
    /** Of dates that start in the range; without those who were cancelled or have expired. */
    async *participants(range: ExportRange): AsyncIterable<ExportedParticipant[]> {
      const dates = await datesIn(db, range)
      for (let first = 0; first < dates.length; first += datesAtOnce)
        yield await participantsOf(db, dates.slice(first, first + datesAtOnce))
    },
    /** Issued in the range, in the order of their numbers. */
    async *invoices(range: ExportRange): AsyncIterable<ExportedInvoice[]> {
      const other = alias(invoice, 'other')
      // Invoice by invoice, which a limit makes sure of: else PostgreSQL would rather read both tables whole for each portion.
      const cancellation = db
        .select({ number: other.number })
        .from(other)
        .where(eq(other.cancels, invoice.number))
        .limit(1)
        .as('cancellation')
      const booking = db
        .select({ open: listedBooking.open })
        .from(listedBooking)
        .where(eq(listedBooking.orderId, invoice.orderId))
        .limit(1)
        .as('booking')
      yield* portionsOf<Issued>(
        (last, count) =>
          db
            .select({
              issued: invoice.snapshot,
              number: invoice.number,
              isCancelled: sql<boolean>`${cancellation.number} is not null`,
              received: receivedFor(invoice.orderId),
              open: booking.open,
            })
            .from(invoice)
            .leftJoinLateral(cancellation, sql`true`)
            .leftJoinLateral(booking, sql`true`)
            .where(
              and(
                ...within(invoice.issuedAt, range),
                range.workshop === undefined ? undefined : inArray(invoice.orderId, ordersOf(db, range.workshop)),
                ofYears(range.from, range.to),
                last ? behindNumber(last.number) : undefined,
              ),
            )
            .orderBy(...byNumber)
            .limit(count),
        most,
      )
    },
    /** Given in the range, oldest first. */
    async *consents(range: ExportRange): AsyncIterable<ExportedConsent[]> {
      const sources = [
        ofOrders(db, range, most),
        ofMeals(db, range, most),
        ofCertificates(db, range, 'confirmedAt', most),
        ofCertificates(db, range, 'withdrawnAt', most),
      ]
      for await (const rows of inOneOrder(sources, (a, b) => Temporal.Instant.compare(a.at, b.at)))
        yield rows.flatMap(({ consents }) => consents)
    },
    /** Requested in the range, oldest first, in any state. They have no workshop. */
    async *subscriptions(range: ExportRange): AsyncIterable<Subscription[]> {
      if (range.workshop !== undefined) return
      const { requestedAt, id } = newsletterSubscription
      const portions = portionsOf<Awaited<ReturnType<typeof foundSubscriptions>>[number]>(
        (last, count) =>
          foundSubscriptions(db)
            .where(
              and(
                ...within(requestedAt, range),
                behind(requestedAt, id, last && { at: last.row.requestedAt, id: last.row.id }),
              ),
            )
            .orderBy(asc(requestedAt), asc(id))
            .limit(count),
        most,
      )
      for await (const rows of portions) yield rows.map(subscriptionOf)
    },
  }
}

type ExportedDate = Awaited<ReturnType<typeof datesIn>>[number]

/** All of them at once: a date is short, and there are no more than a company can run. */
function datesIn(db: Database, range: ExportRange) {
  const { id, slug, certification, startsAt, zone, language, calledOff } = workshopDate
  return db
    .select({ id, slug, certification, startsAt, zone, language, calledOff })
    .from(workshopDate)
    .where(and(...within(startsAt, range), ofDate(range)))
    .orderBy(sql`${startsAt} asc nulls last`, asc(slug))
}

function stateAt({ calledOff }: ExportedDate, state: StateName): ExportedParticipant['state'] {
  return calledOff && state === 'confirmed' ? 'called-off' : state
}

async function participantsOf(db: Database, dates: ExportedDate[]): Promise<ExportedParticipant[]> {
  // Registration by registration, which an order of their own makes sure of: else PostgreSQL would rather read everyone who ever came.
  const people = db
    .select()
    .from(participant)
    .where(eq(participant.registrationId, registration.id))
    .orderBy(participant.id)
    .as('people')
  const placed = db.select().from(order).where(eq(order.registrationId, registration.id)).limit(1).as('placed')
  const rows = await db
    .select()
    .from(registration)
    .innerJoinLateral(people, sql`true`)
    .leftJoinLateral(placed, sql`true`)
    .where(
      and(
        inArray(registration.state, ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation', 'confirmed']),
        inArray(
          registration.workshopDateId,
          dates.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(people.lastName), asc(people.firstName), asc(people.id))
  const ofDates = Map.groupBy(rows, (row) => row.registration.workshopDateId)
  return dates.flatMap((date) =>
    (ofDates.get(date.id) ?? []).map(
      ({ people: { salutation, title, ...person }, registration: seats, placed: booked }) => {
        const agreed = booked ?? seats.request
        return {
          ...person,
          salutation: salutation ?? undefined,
          title: title ?? undefined,
          workshop: date.slug,
          certification: date.certification,
          startsOn: date.startsAt && dayIn(date.startsAt, date.zone),
          state: stateAt(date, seats.state),
          discover: booked ? hasDiscover(booked.quote) : (seats.request?.discover ?? false),
          orderNumber: booked?.number ?? null,
          company: agreed?.invoice.company ?? null,
          country: agreed?.invoice.country ?? null,
          bookerEmail: agreed?.booker.email ?? '',
          language: agreed?.language ?? date.language,
        }
      },
    ),
  )
}

/** What was agreed to at a moment, in one row of the database. */
interface Given {
  at: Temporal.Instant
  id: string
  consents: ExportedConsent[]
}

/** The terms are accepted with every order, the newsletter by a tick of its own. */
function ofOrders(db: Database, range: ExportRange, most?: number): AsyncGenerator<Given[]> {
  return portionsOf(async (last, count) => {
    const rows = await db
      .select({ placed: order })
      .from(order)
      .where(
        and(
          ...within(order.placedAt, range),
          range.workshop === undefined ? undefined : inArray(order.id, ordersOf(db, range.workshop)),
          behind(order.placedAt, order.id, last),
        ),
      )
      .orderBy(asc(order.placedAt), asc(order.id))
      .limit(count)
    return rows.map(({ placed }) => {
      const { booker, number: orderNumber } = placed
      const consent = { name: nameUnlessErased(booker), email: booker.email, wording: null, orderNumber }
      const terms = { ...consent, kind: 'terms' as const, givenAt: placed.placedAt }
      const consents = placed.newsletter ? [terms, { ...terms, kind: 'newsletter' as const }] : [terms]
      return { at: placed.placedAt, id: placed.id, consents }
    })
  }, most)
}

function ofMeals(db: Database, range: ExportRange, most?: number): AsyncGenerator<Given[]> {
  return portionsOf(async (last, count) => {
    const rows = await db
      .select({ meal: mealWish, participant, number: order.number })
      .from(mealWish)
      .innerJoin(participant, eq(participant.id, mealWish.participantId))
      .innerJoin(registration, eq(registration.id, participant.registrationId))
      .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
      .leftJoin(order, eq(order.registrationId, registration.id))
      .where(
        and(
          ...within(mealWish.consentedAt, range),
          ofDate(range),
          behind(mealWish.consentedAt, mealWish.participantId, last),
        ),
      )
      .orderBy(asc(mealWish.consentedAt), asc(mealWish.participantId))
      .limit(count)
    return rows.map(({ meal, participant: person, number }) => ({
      at: meal.consentedAt,
      id: meal.participantId,
      consents: [
        {
          kind: 'meal',
          givenAt: meal.consentedAt,
          name: nameUnlessErased(person),
          email: person.email,
          wording: meal.consentWording,
          orderNumber: number,
        },
      ],
    }))
  }, most)
}

/** Confirmed answers, or what was taken back of them, each with its own words and time. */
function ofCertificates(
  db: Database,
  range: ExportRange,
  when: 'confirmedAt' | 'withdrawnAt',
  most?: number,
): AsyncGenerator<Given[]> {
  const at = certificateConsent[when]
  return portionsOf(async (last, count) => {
    const rows = await db
      .select({
        at: sql<Temporal.Instant>`${at}`.mapWith(at),
        consent: certificateConsent,
        participant,
        number: order.number,
      })
      .from(certificateConsent)
      .innerJoin(participant, eq(participant.id, certificateConsent.participantId))
      .innerJoin(registration, eq(registration.id, participant.registrationId))
      .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
      .leftJoin(order, eq(order.registrationId, registration.id))
      .where(and(sql`${at} is not null`, ...within(at, range), ofDate(range), behind(at, certificateConsent.id, last)))
      .orderBy(asc(at), asc(certificateConsent.id))
      .limit(count)
    return rows.map(({ at: moment, consent, participant: person, number }) => {
      const answered = consent.answer === 'yes' ? 'certificate' : 'no-certificate'
      return {
        at: moment,
        id: consent.id,
        consents: [
          {
            kind: when === 'withdrawnAt' ? 'certificate-taken-back' : answered,
            givenAt: moment,
            name: nameUnlessErased(person),
            email: person.email,
            wording: when === 'withdrawnAt' ? consent.withdrawnWording : consent.wording,
            orderNumber: number,
          },
        ],
      }
    })
  }, most)
}

type Issued = ExportedInvoice & Pick<typeof invoice.$inferSelect, 'number'>
