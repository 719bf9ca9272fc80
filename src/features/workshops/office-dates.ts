import { openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { otherParticipants } from '#domain/participant/participant.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import {
  type AttendanceRefusal,
  type CallOffRefusal,
  type ConfirmDateRefusal,
  noteAttendance as decide,
  callOffDate as decideCallOff,
  confirmDate as decideConfirm,
  wasReminded,
} from '#domain/workshop/course-of-date.ts'
import { endOf, isOver, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { transitionRegistrations } from '#features/booking/transition-registrations.ts'
import { issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { CreatePorts, ListPlace, Reads, Stores } from '#platform/ports.ts'
import { type DateCommand, dateUnderLock, enqueueTrainerMails } from './edit-date.ts'
import type { DateSummary, PastDates } from './records.ts'

/** Confirms a tentative date: one mail to each booker and participant, to bookers with the invoice that waited for it. */
export async function confirmDate(
  ports: CreatePorts,
  { slug, actor }: DateCommand,
): Promise<Result<object, ConfirmDateRefusal | Refusal<'unknown'>>> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, slug, now)
    if (!state) return refused('unknown')
    const decision = decideConfirm(state.date, now)
    if (decision.outcome === 'refused') return decision
    const { date } = decision
    await stores.changeWorkshopDate(date)
    const booked = await stores.ordersOfDate(date.id)
    const { windows } = await stores.settings.current()
    const namesRoom = wasReminded(date, now, windows)
    const uninvoiced: Order[] = []
    for (const { order } of booked) {
      const bringsInvoice = openInvoice(await stores.lockInvoices(order.id)) === null
      if (bringsInvoice) uninvoiced.push(order)
      await enqueueConfirmationMails(stores, order, { date: date.slug, bringsInvoice, namesRoom })
    }
    await enqueueTrainerMails(stores, date, { event: 'confirmed' })
    await stores.record({ at: now, actor, subject: { kind: 'workshop-date', id: date.id }, action: 'date.confirmed' })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    // Numbers of invoices are drawn last: their row stays locked until the transaction ends.
    for (const order of uninvoiced) await issueInvoice(stores, order, now, { mailed: false })
    return done
  })
}

async function enqueueConfirmationMails(
  stores: Pick<Stores, 'addEffect'>,
  order: Order,
  { date, bringsInvoice, namesRoom }: { date: string; bringsInvoice: boolean; namesRoom: boolean },
) {
  const { id: orderId } = order
  const room = namesRoom && { namesRoom }
  await stores.addEffect({ kind: 'date-confirmed', orderId, date, ...(bringsInvoice && { bringsInvoice }), ...room })
  for (const { id: participantId } of otherParticipants(order))
    await stores.addEffect({ kind: 'date-confirmed', orderId, date, participantId, ...room })
}

export interface CallOffDate extends DateCommand {
  version: number
  reason: string
}

const waits = ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation']

/** Cancels a date: the waitlist ends; bookers choose between another date and the money (terms, 'Wenn wir absagen oder verschieben'). */
export async function callOffDate(
  ports: CreatePorts,
  command: CallOffDate,
): Promise<Result<object, CallOffRefusal | Refusal<'unknown'>>> {
  const now = ports.clock.now()
  const { actor, reason } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return refused('unknown')
    const decision = decideCallOff(state.date, command.version, now)
    if (decision.outcome === 'refused') return decision
    const { date } = decision
    await stores.changeWorkshopDate(date)
    const waiting = state.registrations.filter(({ status }) => waits.includes(status.state))
    const changes = waiting.map(({ id }) => ({ id, to: { state: 'cancelled' } }) as const)
    await transitionRegistrations(stores, { ...state, date }, changes, { now, actor, reason })
    const { revision, slug } = date
    for (const { order } of await stores.ordersOfDate(date.id)) {
      const about = { orderId: order.id, date: slug }
      await stores.addEffect({ kind: 'date-called-off', ...about, revision })
      for (const { id: participantId } of otherParticipants(order))
        await stores.addEffect({ kind: 'participant-cancelled', ...about, participantId, revision })
    }
    await enqueueTrainerMails(stores, date, { event: 'called-off' })
    const subject = { kind: 'workshop-date', id: date.id } as const
    await stores.record({ at: now, actor, subject, action: 'date.called-off', reason })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-called-off', subjectId: date.id, at: now })
    return done
  })
}

export interface PastAsked {
  certification: CertificationSlug | undefined
  text?: string | undefined
  /** Whether it is shown: asked of each date that is read. */
  passes(summary: DateSummary): boolean
}

/** A page of the dates that are over and pass, the latest end first: reads page by page until one is full. */
export async function pastDates(
  { reads, clock }: Pick<CreatePorts, 'clock'> & { reads: Pick<Reads, 'dates'> },
  { certification, text, passes }: PastAsked,
  after: ListPlace | null,
): Promise<PastDates> {
  const now = clock.now()
  const dates: DateSummary[] = []
  for (let place = after; ; ) {
    const page = await reads.dates.past(now, { certification, text }, place)
    dates.push(...page.dates.filter(passes))
    if (page.next === null || dates.length >= leastShown) return { dates, next: page.next }
    place = page.next
  }
}

/** Few enough that a page of them is soon full, enough to fill a screen. */
const leastShown = 25

interface NoteAttendance extends DateCommand {
  /** By the ids of participants. */
  attendance: ReadonlyMap<string, boolean>
  /** Who was ticked when the list was opened: what its reader left as it was stays as someone else has noted it meanwhile. */
  shown: ReadonlySet<string>
}

/** Who came after all gets the certificate that the end of the workshop did not bring; none is issued twice. */
async function certifyLate(
  stores: Stores,
  date: LiveDate,
  { orders, attendance }: { orders: readonly { order: Order }[] } & Pick<NoteAttendance, 'attendance'>,
): Promise<void> {
  const endsAt = endOf(date).toString()
  for (const { order } of orders)
    if (order.participants.some(({ id }) => attendance.get(id)))
      await stores.addEffect({ kind: 'certificates', orderId: order.id, endsAt })
}

/** Records who attended. It may be corrected later; the log contains when. `isComplete`: everyone on the list is still on this date. */
export async function noteAttendance(
  ports: CreatePorts,
  command: NoteAttendance,
): Promise<Result<{ isComplete: boolean }, AttendanceRefusal | Refusal<'unknown'>>> {
  const now = ports.clock.now()
  const { attendance: sent, shown, actor } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return refused('unknown')
    const orders = await stores.ordersOfDate(state.date.id)
    const participants = new Set(orders.flatMap(({ order }) => order.participants.map(({ id }) => id)))
    const decision = decide(state.date, { named: [...sent.keys()], participants }, now)
    if (decision.outcome === 'refused') return decision
    const { named } = decision
    const known = await stores.dates.attendanceOf(named)
    const attendance = new Map(
      named.map((id) => {
        const came = sent.get(id) ?? false
        return [id, came === shown.has(id) ? (known.get(id) ?? came) : came]
      }),
    )
    await stores.dates.noteAttendance(attendance, now)
    if (isOver(state.date, now)) await certifyLate(stores, state.date, { orders, attendance })
    const there = [...attendance.values()].filter(Boolean).length
    const subject = { kind: 'workshop-date', id: state.date.id } as const
    const details = { there, all: attendance.size }
    await stores.record({ at: now, actor, subject, action: 'date.attendance', details })
    return { outcome: 'done', isComplete: named.length === sent.size }
  })
}
