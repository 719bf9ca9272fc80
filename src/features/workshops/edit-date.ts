import type { Change } from '#domain/audit/actions.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Order } from '#domain/order/order.ts'
import { otherParticipants } from '#domain/participant/participant.ts'
import type { DateState } from '#domain/registration/registration.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { mustSendRoom } from '#domain/workshop/course-of-date.ts'
import {
  type DateSchedule,
  editDate as decideEdit,
  moveDate as decideMove,
  type EditDate,
  type EditRefusal,
  type MoveRefusal,
  type NewDate,
  type NewDateRefusal,
  newDate,
  type TermName,
} from '#domain/workshop/edit-date.ts'
import { isOwnDate, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { SellingPorts } from '#features/booking/records.ts'
import { promotedDate, promoteWaitlist, scheduleReminders } from '#features/booking/transition-registrations.ts'
import { correctService } from '#features/invoicing/issue-invoice.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { CreatePorts, Effect, FormerSchedule, Stores } from '#platform/ports.ts'

interface CreateDates {
  /** Drawn when the form was opened: the same form sent twice makes its dates once. */
  idempotencyKey: string
  /** At least one. */
  dates: readonly NewDate[]
  actor: Actor
}

/** `slug` is the one of the first. */
type CreateDatesOutcome = Result<{ slug: string }, NewDateRefusal>

/** Puts dates on sale: all of them or none (docs/rules/dates.md). */
export async function createDates(ports: SellingPorts, command: CreateDates): Promise<CreateDatesOutcome> {
  // Anyone who takes the same address at the same moment breaks on it, and sees the other's on a second try.
  return idempotencyKey(ports, command).catch(() => idempotencyKey(ports, command))
}

async function idempotencyKey(ports: SellingPorts, command: CreateDates): Promise<CreateDatesOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const made = await stores.dates.slugOf(command.idempotencyKey)
    if (made !== null) return { outcome: 'done', slug: made }
    const taken = new Set(await stores.dates.slugs())
    const dates: LiveDate[] = []
    for (const wanted of command.dates) {
      const decision = newDate(wanted, { taken, takesCards: ports.checkout.provider !== null }, now)
      if (decision.outcome === 'refused') return decision
      taken.add(decision.date.slug)
      dates.push({ ...decision.date, id: dates.length === 0 ? command.idempotencyKey : ports.randomSource.id() })
    }
    for (const date of dates) {
      await stores.addWorkshopDate(date)
      const subject = { kind: 'workshop-date', id: date.id } as const
      await stores.record({ at: now, actor: command.actor, subject, action: 'date.created' })
      await enqueueTrainerMails(stores, date, { event: 'assigned' })
      await enqueueWebhooks(stores, { name: 'date-created', subjectId: date.id, at: now })
    }
    await stores.announce(['workshops'])
    return { outcome: 'done', slug: dates[0]?.slug ?? '' }
  })
}

export interface DateCommand {
  /** Slug of the date. It stays as it is, so that links go on working. */
  slug: string
  actor: Actor
}

/** A live date, locked, after ended holds have expired; null when there is none. */
export async function dateUnderLock(stores: Stores, slug: string, now: Temporal.Instant): Promise<DateState | null> {
  const date = await stores.lockWorkshopDate(slug)
  return date && date.delivery !== 'self-paced' ? promotedDate(stores, date, now) : null
}

interface TrainerNote {
  event: Extract<Effect, { kind: 'trainer-date' }>['event']
  /** Accounts; those of the date by default. */
  to?: readonly string[]
  before?: FormerSchedule
}

/** Notifies the trainers of a date who have an account (docs/rules/dates.md, ‘Mails to trainers’). */
export async function enqueueTrainerMails(
  stores: Pick<Stores, 'addEffect'>,
  { slug, revision, version, trainerIds }: LiveDate,
  { event, to = trainerIds, before }: TrainerNote,
): Promise<void> {
  for (const memberId of to) {
    const note = { kind: 'trainer-date', memberId, date: slug, event, version, revision } as const
    await stores.addEffect(before ? { ...note, before } : note)
  }
}

/** Changes the terms of a date. Another video room is mailed; additional seats are offered to the waitlist in the same transaction. */
export async function editDate(
  ports: SellingPorts,
  command: DateCommand & Omit<EditDate, 'takesCards'>,
): Promise<Result<object, EditRefusal | Refusal<'unknown'>>> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return refused('unknown')
    const decision = decideEdit(state, { ...command, takesCards: ports.checkout.provider !== null }, now)
    if (decision.outcome === 'refused') return decision
    const { date, changed } = decision
    if (changed.length === 0) return done
    await stores.changeWorkshopDate(date)
    const changes: Change[] = []
    for (const name of changed) changes.push(await changeOf(stores, name, state.date, date))
    await stores.record({
      at: now,
      actor: command.actor,
      subject: { kind: 'workshop-date', id: date.id },
      action: 'date.changed',
      details: { changes },
      ...(command.reason ? { reason: command.reason } : {}),
    })
    const { windows } = await stores.settings.current()
    if (mustSendRoom(state.date, date, now, windows)) await enqueueRoomMails(stores, date)
    await notifyTrainers(stores, state.date, date)
    await promoteWaitlist(stores, { ...state, date }, now)
    await enqueueWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    await stores.announce(['workshops'])
    return done
  })
}

async function notifyTrainers(stores: Stores, former: LiveDate, date: LiveDate): Promise<void> {
  const stay = date.trainerIds.filter((id) => isOwnDate(former, id))
  const come = date.trainerIds.filter((id) => !isOwnDate(former, id))
  const go = former.trainerIds.filter((id) => !isOwnDate(date, id))
  await enqueueTrainerMails(stores, date, { event: 'assigned', to: come })
  await enqueueTrainerMails(stores, date, { event: 'removed', to: go })
  if (date.roomUrl !== former.roomUrl) await enqueueTrainerMails(stores, date, { event: 'room', to: stay })
}

/** The log is for good: it keeps that the room has changed, and no link that lets someone in. */
async function changeOf(stores: Stores, name: TermName, former: LiveDate, date: LiveDate): Promise<Change> {
  if (name === 'trainerIds') return { name, before: await namesOf(stores, former), after: await namesOf(stores, date) }
  return name === 'roomUrl'
    ? { name, before: '…', after: '…' }
    : { name, before: `${former[name]}`, after: `${date[name]}` }
}

async function namesOf({ members }: Pick<Stores, 'members'>, { trainerIds }: LiveDate): Promise<string> {
  const names: string[] = []
  for (const id of trainerIds) names.push((await members.member(id))?.name ?? '?')
  return names.join(',')
}

/** Anyone who the reminder is for: participants, and bookers who stay at home. */
async function enqueueRoomMails(stores: Stores, { id, slug, revision }: LiveDate): Promise<void> {
  for (const { order } of await stores.ordersOfDate(id)) {
    const { participants } = order
    const people: (string | null)[] = participants.map((participant) => participant.id)
    const takesPart = otherParticipants(order).length < participants.length
    for (const participantId of takesPart ? people : [...people, null])
      await stores.addEffect({ kind: 'room-changed', orderId: order.id, date: slug, participantId, revision })
  }
}

export interface MoveDate extends DateCommand {
  /** The version that the form was opened with. */
  version: number
  schedule: DateSchedule
  reason: string
}

/** `changed` is false for a date that had this time and place already when the form was opened: no mails. */
export type MoveDateOutcome = Result<{ changed: boolean }, MoveRefusal | Refusal<'unknown'>>

/** The organiser changes time or place of a date: everyone gets a mail with the calendar entry (same UID, higher sequence). */
export async function moveDate(ports: CreatePorts, command: MoveDate): Promise<MoveDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return refused('unknown')
    const decision = decideMove(state, command, now)
    if (decision.outcome === 'refused') return decision
    const { date } = decision
    // A form that was sent twice comes with the version from before.
    if (date === state.date) return { outcome: 'done', changed: command.version !== date.version }
    await stores.changeWorkshopDate(date)
    const booked = await stores.ordersOfDate(date.id)
    const before = formerSchedule(state.date)
    for (const { order } of booked) await enqueueMoveMails(stores, order, { before, date }, now)
    // An open offer names the former time and place: it is sent again.
    for (const { id: registrationId, status } of state.registrations)
      if (status.state === 'offered')
        await stores.addEffect({ kind: 'seat-offer', registrationId, until: `${status.until}:${date.revision}` })
    await enqueueTrainerMails(stores, date, { event: 'moved', before })
    const subject = { kind: 'workshop-date', id: date.id } as const
    await stores.record({ at: now, actor: command.actor, subject, action: 'date.moved', reason: command.reason })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    // Numbers of invoices are drawn last: their row stays locked until the transaction ends.
    for (const { order } of booked) await correctService(stores, order, date, now)
    return { outcome: 'done', changed: true }
  })
}

function formerSchedule({ sessions, zone, location }: LiveDate): FormerSchedule {
  const times = sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` }))
  return { sessions: times, zone, location }
}

async function enqueueMoveMails(
  stores: Stores,
  order: Order,
  { before, date }: { before: FormerSchedule; date: LiveDate },
  now: Temporal.Instant,
): Promise<void> {
  const { revision, slug } = date
  const soon = await scheduleReminders(stores, order.id, date, now)
  const change = { orderId: order.id, date: slug, revision, before, ...(soon && { soon }) }
  await stores.addEffect({ kind: 'order-moved', ...change })
  for (const { id: participantId } of otherParticipants(order))
    await stores.addEffect({ kind: 'date-changed', ...change, participantId })
}
