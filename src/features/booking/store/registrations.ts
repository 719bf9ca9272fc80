import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { emailKey } from '#domain/participant/participant.ts'
import type { Registration, RegistrationState, StateChange } from '#domain/registration/registration.ts'
import type { NewRegistration } from '#features/booking/ports.ts'
import { addParticipants, participantsOf } from '#features/participants/store/participants.ts'
import type { Stores } from '#features/stores.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { order, participant, personalLink, registration, workshopDate } from '#platform/db/tables.ts'

type RegistrationStores = Pick<
  Stores,
  | 'lockDateOfRegistration'
  | 'registrationsOf'
  | 'addRegistration'
  | 'changeRegistrations'
  | 'orderOfRegistration'
  | 'requestOf'
  | 'waitsOn'
  | 'nameParticipants'
  | 'changeDateOf'
  | 'moveToEndOfLine'
  | 'dropRequest'
  | 'deleteRegistration'
>

/** Registrations inside a transaction. */
export function registrationStoresOn(tx: Database): RegistrationStores {
  return {
    async lockDateOfRegistration(id) {
      const dateOf = tx.select({ id: registration.workshopDateId }).from(registration).where(eq(registration.id, id))
      const [row] = await tx.select().from(workshopDate).where(inArray(workshopDate.id, dateOf)).for('update')
      return row ? workshopDateOf(row) : null
    },
    async registrationsOf(workshopDateId) {
      const rows = await tx
        .select()
        .from(registration)
        .where(eq(registration.workshopDateId, workshopDateId))
        .orderBy(asc(registration.createdAt), asc(registration.id))
      return rows.map(registrationOf)
    },
    addRegistration: (added) => addRegistration(tx, added),
    async changeRegistrations(changes) {
      // Seats are given up before they are taken: the constraint counts after each statement.
      for (const change of [...changes].sort(freeingFirst)) await changeRegistration(tx, change)
    },
    async orderOfRegistration(id) {
      const [row] = await tx.select({ id: order.id }).from(order).where(eq(order.registrationId, id))
      return row?.id ?? null
    },
    async requestOf(id) {
      const [row] = await tx.select({ request: registration.request }).from(registration).where(eq(registration.id, id))
      return row?.request ? { request: row.request, participants: await participantsOf(tx, id) } : null
    },
    async waitsOn(workshopDateId, email) {
      const isTheirs = eq(sql`lower(${registration.request} -> 'booker' ->> 'email')`, emailKey(email))
      const waits = and(
        eq(registration.workshopDateId, workshopDateId),
        inArray(registration.state, ['waiting', 'offered']),
      )
      const rows = await tx.select({ id: registration.id }).from(registration).where(and(waits, isTheirs)).limit(1)
      return rows.length > 0
    },
    async nameParticipants(id, people) {
      await tx.delete(participant).where(eq(participant.registrationId, id))
      await addParticipants(tx, id, people)
    },
    async changeDateOf(id, workshopDateId) {
      await tx.update(registration).set({ workshopDateId }).where(eq(registration.id, id))
    },
    async moveToEndOfLine(id, at) {
      await tx.update(registration).set({ skippedAt: at }).where(eq(registration.id, id))
    },
    async dropRequest(id) {
      await tx.update(registration).set({ request: null }).where(eq(registration.id, id))
    },
    async deleteRegistration(id) {
      await tx.delete(personalLink).where(eq(personalLink.subjectId, id))
      await tx.delete(participant).where(eq(participant.registrationId, id))
      await tx.delete(registration).where(eq(registration.id, id))
    },
  }
}

export function registrationOf(row: typeof registration.$inferSelect): Registration {
  return {
    id: row.id,
    seats: row.seats,
    status: statusOf(row),
    registeredAt: row.createdAt,
    ...(row.skippedAt === null ? {} : { skippedAt: row.skippedAt }),
  }
}

async function addRegistration(tx: Database, added: NewRegistration): Promise<void> {
  await tx.insert(registration).values({
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
