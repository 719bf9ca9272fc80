import { and, asc, eq, gt, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { emailKey } from '#domain/participant/participant.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import type { Registration, RegistrationState, StateChange } from '#domain/registration/registration.ts'
import { waitingLine } from '#domain/registration/waitlist.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type {
  NamedParticipant,
  NewRegistration,
  RegistrationWithDate,
  WaitingParty,
} from '#features/booking/records.ts'
import { addParticipants, participantsOf } from '#features/participants/store/participant-stores.ts'
import { tariffAt } from '#features/settings/store/settings.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { type Given, prepared, preparedInsert } from '#platform/db/prepared.ts'
import { order, participant, personalLink, registration, workshopDate } from '#platform/db/tables.ts'

const insertRegistration = preparedInsert(registration)

const inOrderOfComing = prepared((db, { workshopDateId }: Given<{ workshopDateId: string }>) =>
  db
    .select()
    .from(registration)
    .where(eq(registration.workshopDateId, workshopDateId))
    .orderBy(asc(registration.createdAt), asc(registration.id)),
)

export function registrationStoresOn(tx: Database) {
  return {
    /** Locks the row of the date that a registration is for, until the transaction ends. Null when there is no such registration. */
    async lockDateOfRegistration(id: string): Promise<WorkshopDate | null> {
      const dateOf = tx.select({ id: registration.workshopDateId }).from(registration).where(eq(registration.id, id))
      const [row] = await tx.select().from(workshopDate).where(inArray(workshopDate.id, dateOf)).for('update')
      return row ? workshopDateOf(row) : null
    },
    /** Everyone who is registered for a locked date, in the order of coming. */
    async registrationsOf(workshopDateId: string): Promise<Registration[]> {
      const rows = await inOrderOfComing(tx, { workshopDateId })
      return rows.map(registrationOf)
    },
    addRegistration: (added: NewRegistration): Promise<void> => addRegistration(tx, added),
    /** Puts registrations, and the orders made of them, into their new states. A way that the table of transitions lacks is a bug. */
    async changeRegistrations(changes: readonly StateChange[]): Promise<void> {
      // Seats are given up before they are taken: the constraint counts after each statement.
      for (const change of [...changes].sort(freeingFirst)) await changeRegistration(tx, change)
    },
    /** The order that a registration has become; null when it waits or has none. */
    async orderOfRegistration(id: string): Promise<string | null> {
      const [row] = await tx.select({ id: order.id }).from(order).where(eq(order.registrationId, id))
      return row?.id ?? null
    },
    async requestOf(id: string): Promise<WaitingParty | null> {
      const [row] = await tx.select({ request: registration.request }).from(registration).where(eq(registration.id, id))
      return row?.request ? { request: row.request, participants: await participantsOf(tx, id) } : null
    },
    /** Whether someone with this e-mail address waits for seats of a date, or is offered some. */
    async waitsOn(workshopDateId: string, email: string): Promise<boolean> {
      const isTheirs = eq(sql`lower(${registration.request} -> 'booker' ->> 'email')`, emailKey(email))
      const waits = and(
        eq(registration.workshopDateId, workshopDateId),
        inArray(registration.state, ['waiting', 'offered']),
      )
      const rows = await tx.select({ id: registration.id }).from(registration).where(and(waits, isTheirs)).limit(1)
      return rows.length > 0
    },
    async nameParticipants(id: string, people: readonly NamedParticipant[]): Promise<void> {
      await tx.delete(participant).where(eq(participant.registrationId, id))
      await addParticipants(tx, id, people)
    },
    /** Puts a registration and its order onto another date of the same kind; both are locked. */
    async changeDateOf(id: string, workshopDateId: string, at: Temporal.Instant): Promise<void> {
      await tx.update(registration).set({ workshopDateId }).where(eq(registration.id, id))
      await tx.update(order).set({ transferredAt: at }).where(eq(order.registrationId, id))
    },
    async moveToEndOfLine(id: string, at: Temporal.Instant): Promise<void> {
      await tx.update(registration).set({ movedToEndAt: at }).where(eq(registration.id, id))
    },
    /** From now on the order has the data of the request. */
    async dropRequest(id: string): Promise<void> {
      await tx.update(registration).set({ request: null }).where(eq(registration.id, id))
    },
    /** With its participants and links. Only what has become no order may be deleted. */
    async deleteRegistration(id: string): Promise<void> {
      await tx.delete(personalLink).where(eq(personalLink.subjectId, id))
      await tx.delete(participant).where(eq(participant.registrationId, id))
      await tx.delete(registration).where(eq(registration.id, id))
    },
  }
}

export function registrationReadsOn(db: Database) {
  return { registration: (id: string): Promise<RegistrationWithDate | null> => registrationWithDate(db, id) }
}

/** A registration with its date and its place in line; null when there is none, or none that ever waited. */
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

export function registrationOf(row: typeof registration.$inferSelect): Registration {
  return {
    id: row.id,
    seats: row.seats,
    status: statusOf(row),
    registeredAt: row.createdAt,
    ...(row.movedToEndAt === null ? {} : { movedToEndAt: row.movedToEndAt }),
  }
}

async function addRegistration(tx: Database, added: NewRegistration): Promise<void> {
  await insertRegistration(tx, {
    id: added.id,
    workshopDateId: added.workshopDateId,
    ...statusRow(added.status),
    seats: added.participants.length,
    createdAt: added.registeredAt,
    request: added.waiting?.request ?? null,
    idempotencyKey: added.waiting?.idempotencyKey ?? null,
  })
  await addParticipants(tx, added.id, added.participants)
}

async function changeRegistration(tx: Database, { id, to }: StateChange): Promise<void> {
  // The idempotency key of an ended registration is released: the same form sent again is a new booking.
  const ended = freeing.includes(to.state) ? { idempotencyEnded: true } : {}
  await tx
    .update(registration)
    .set({ ...statusRow(to), ...ended })
    .where(eq(registration.id, id))
  if (to.state === 'waiting' || to.state === 'offered') return
  const payUntil = 'until' in to ? to.until : null
  await tx
    .update(order)
    .set({ state: to.state, payUntil, ...ended })
    .where(eq(order.registrationId, id))
}

const freeing = ['cancelled', 'expired']

function freeingFirst(one: StateChange, other: StateChange): number {
  return Number(freeing.includes(other.to.state)) - Number(freeing.includes(one.to.state))
}

type Row = Pick<typeof registration.$inferSelect, 'state' | 'waitReason' | 'heldUntil'>

/** The state of a stored registration. Throws for a row that matches no state of the domain. */
function statusOf({ state, waitReason, heldUntil }: Row): RegistrationState {
  switch (state) {
    case 'waiting':
      return { state, reason: waitReason ?? 'full' }
    case 'offered':
    case 'awaiting-payment':
    case 'awaiting-confirmation':
      if (heldUntil === null) throw new Error(`a registration is ${state} without an end`)
      return { state, until: heldUntil }
    default:
      return { state }
  }
}

function statusRow(status: RegistrationState): Row {
  return {
    state: status.state,
    waitReason: status.state === 'waiting' ? status.reason : null,
    heldUntil: 'until' in status ? status.until : null,
  }
}

const timedStates = ['offered', 'awaiting-payment', 'awaiting-confirmation'] as const
const holdingStates = ['confirmed', ...timedStates] as const

/** Which registrations hold seats at a moment (docs/rules/capacity.md), as SQL. */
export function holdsSeatsAt(now: Temporal.Instant | SQLWrapper): SQL | undefined {
  return and(
    inArray(registration.state, holdingStates),
    or(isNull(registration.heldUntil), gt(registration.heldUntil, now)),
  )
}
