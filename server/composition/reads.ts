import { and, asc, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { hasDiscover } from '#domain/pricing/quote.ts'
import { seatsLeft } from '#domain/registration/registration.ts'
import { waitingLine } from '#domain/registration/waitlist.ts'
import { actionsOn } from '#features/audit/store/action-log.ts'
import { commentReadsOn } from '#features/blog/store/comments.ts'
import type { RegistrationWithDate } from '#features/booking/ports.ts'
import { bookingListReadsOn } from '#features/booking/store/booking-list.ts'
import { orderByNumber, orderWithDate } from '#features/booking/store/orders.ts'
import { registrationOf } from '#features/booking/store/registrations.ts'
import { holdsSeatsAt, withdrawalOf } from '#features/booking/store/withdrawals.ts'
import { certificateReadsOn } from '#features/certificates/store/certificates.ts'
import { contactReadsOn } from '#features/contact/store/contact-messages.ts'
import { exportReadsOn } from '#features/exports/store/exports.ts'
import type { InvoiceListReads } from '#features/invoicing/ports.ts'
import { invoices } from '#features/invoicing/store/invoices.ts'
import { vatCheck } from '#features/invoicing/store/vat-checks.ts'
import { mailLogReadsOn } from '#features/mail-log/store/mail-log.ts'
import { newsletterReadsOn } from '#features/newsletter/store/newsletter.ts'
import { participantReadsOn } from '#features/participants/store/participant-stores.ts'
import { participantsOf } from '#features/participants/store/participants.ts'
import { moneyReadsOn } from '#features/payment/store/money.ts'
import { paymentReadsOn } from '#features/payment/store/payments.ts'
import { redirectReadsOn } from '#features/redirects/store/redirects.ts'
import { settingsReadsOn, tariffAt } from '#features/settings/store/settings.ts'
import type { Reads } from '#features/stores.ts'
import { voucherReadsOn } from '#features/tickets/store/vouchers.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import { dateReadsOn } from '#features/workshops/store/date-reads.ts'
import { dayBegins } from '#features/workshops/store/vienna-days.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { invoice, order, personalLink, registration, workshopDate } from '#platform/db/tables.ts'

const perPage = 50

const columns = { invoice: invoice.snapshot, orderId: invoice.orderId }

function invoiceListReadsOn(db: Database): InvoiceListReads {
  return {
    async search({ from, to }, after) {
      const rows = await db
        .select({ ...columns, issuedAt: sql<string>`${invoice.issuedAt}::text`, number: invoice.number })
        .from(invoice)
        .where(
          and(
            from === undefined ? undefined : gte(invoice.issuedAt, dayBegins(from)),
            to === undefined ? undefined : lt(invoice.issuedAt, dayBegins(to, 1)),
            after === null
              ? undefined
              : sql`(${invoice.issuedAt}, ${invoice.number}) < (${after.at}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(invoice.issuedAt), desc(invoice.number))
        .limit(perPage + 1)
      const shown = rows.slice(0, perPage)
      const last = shown.at(-1)
      return {
        invoices: shown.map(({ invoice: issued, orderId }) => ({ invoice: issued, orderId })),
        next: rows.length > perPage && last ? { at: last.issuedAt, id: last.number } : null,
      }
    },
    async byNumber(number) {
      const [row] = await db.select(columns).from(invoice).where(eq(invoice.number, number))
      return row ?? null
    },
  }
}

/** All reads outside of transactions. */
export function readsOn(db: Database): Reads {
  return {
    async workshopDates(now, endsAfter = now) {
      const { endsAt } = workshopDate
      // Self-paced workshops have no end.
      return listed(await datesWithTaken(db, now, or(gt(endsAt, endsAfter), isNull(endsAt))))
    },
    async workshopDate(slug, now) {
      // PostgreSQL rejects NUL in text, and no slug contains one.
      if (slug.includes('\0')) return null
      const [found] = listed(await datesWithTaken(db, now, eq(workshopDate.slug, slug)))
      return found ?? null
    },
    orderWithDate: (orderId) => orderWithDate(db, orderId),
    orderByNumber: (number, email) => orderByNumber(db, number, email),
    withdrawal: (id) => withdrawalOf(db, id),
    registration: (id) => registrationWithDate(db, id),
    certificates: certificateReadsOn(db),
    actionsOn: (kind, id) => actionsOn(db, [kind], [id]),
    comments: commentReadsOn(db),
    newsletter: newsletterReadsOn(db),
    contact: contactReadsOn(db),
    dates: dateReadsOn(db),
    invoices: (orderId) => invoices(db, orderId),
    vatCheck: (orderId) => vatCheck(db, orderId),
    participants: participantReadsOn(db),
    money: moneyReadsOn(db),
    bookings: bookingListReadsOn(db),
    mailLog: mailLogReadsOn(db),
    exports: exportReadsOn(db),
    settings: settingsReadsOn(db),
    invoiceList: invoiceListReadsOn(db),
    redirects: redirectReadsOn(db),
    ...paymentReadsOn(db),
    ...voucherReadsOn(db),
    async subjectOfLink(tokenHash, purpose) {
      const [row] = await db
        .select({ subjectId: personalLink.subjectId })
        .from(personalLink)
        .where(and(eq(personalLink.tokenHash, tokenHash), eq(personalLink.purpose, purpose)))
      return row?.subjectId ?? null
    },
  }
}

type Counted = { date: typeof workshopDate.$inferSelect; taken: number; inLine: number }

/** One query for all dates, with the seats of each summed in a lateral join. */
async function datesWithTaken(db: Database, now: Temporal.Instant, which: SQL | undefined): Promise<Counted[]> {
  const holds = holdsSeatsAt(now)
  const waits = and(eq(registration.state, 'waiting'), eq(registration.waitReason, 'full'))
  const seats = db
    .select({
      taken: sql<number>`coalesce(sum(${registration.seats}) filter (where ${holds}), 0)::int`.as('taken'),
      inLine: sql<number>`(count(*) filter (where ${waits}))::int`.as('in_line'),
    })
    .from(registration)
    // Lateral, date by date: with a plain join PostgreSQL reads every registration ever made.
    .where(and(eq(registration.workshopDateId, workshopDate.id), or(holds, waits)))
    .as('seats')
  return db
    .select({ date: workshopDate, taken: seats.taken, inLine: seats.inLine })
    .from(workshopDate)
    .innerJoinLateral(seats, sql`true`)
    .where(which)
    .orderBy(sql`${workshopDate.startsAt} asc nulls last`, asc(workshopDate.slug))
}

function listed(rows: Counted[]): ListedDate[] {
  return rows.map(({ date, taken, inLine }) => ({
    date: workshopDateOf(date),
    // Free seats belong to the waitlist first, not to the next visitor.
    left: inLine > 0 ? 0 : seatsLeft(date.seats, taken),
    changedAt: date.changedAt,
  }))
}

/** A registration with its date and waitlist position; null when it does not exist or never waited. */
async function registrationWithDate(db: Database, id: string): Promise<RegistrationWithDate | null> {
  const [row] = await db
    .select({ registration, date: workshopDate, order })
    .from(registration)
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(eq(registration.id, id))
  if (!row) return null
  const date = workshopDateOf(row.date)
  const request = row.registration.request ?? (row.order && requestOfOrder(row.order))
  if (date.delivery === 'self-paced' || !request) return null
  const others = await db.select().from(registration).where(eq(registration.workshopDateId, date.id))
  const place = waitingLine(others.map(registrationOf)).findIndex((waiting) => waiting.id === id)
  const party = registrationOf(row.registration)
  return {
    registration: party,
    date,
    request,
    participants: await participantsOf(db, id),
    before: place === -1 ? null : place,
    orderId: row.order?.id ?? null,
    tariff: await tariffAt(db, party.registeredAt),
  }
}

function requestOfOrder({ booker, invoice, language, newsletter, quote }: typeof order.$inferSelect) {
  const declinesRegionalDiscount = quote.region === undefined
  return { booker, invoice, language, newsletter, declinesRegionalDiscount, discover: hasDiscover(quote) }
}
