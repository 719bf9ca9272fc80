import type { Actor } from '#domain/office/member.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { type AttendanceRefusal, noteAttendance as decide } from '#domain/workshop/course-of-date.ts'
import { giveMoreTime, moveRegistrationToEnd, offerRegistration } from '#features/booking/offer-registration.ts'
import type { OrderingPorts, OrderingReads, SellingPorts } from '#features/booking/ordering-stores.ts'
import { withPorts } from '#features/with-ports.ts'
import type { DateSummary, DatesRange, PastDates } from '#features/workshops/ports.ts'
import type { ListPlace, Transactions } from '#platform/ports.ts'
import { callOffDate, confirmDate } from './confirm-date.ts'
import { createDates, type DateCommand, dateUnderLock, type UnknownDate } from './create-dates.ts'
import { type EditingStores, editDate, moveDate } from './edit-date.ts'

export interface PastAsked {
  certification: CertificationSlug | undefined
  /** Whether it is shown: asked of each date that is read. */
  passes(summary: DateSummary): boolean
}

type OfficeDatePorts = Omit<SellingPorts, 'transactions'> & {
  transactions: Transactions<EditingStores>
  reads: Pick<OrderingReads, 'dates'>
}

/** What the office does with workshop dates. Who may do it is asked at the door of its screens. */
export function officeDates(ports: OfficeDatePorts) {
  const { clock, reads } = ports
  const run = withPorts(ports)
  return {
    list: (range?: DatesRange) => reads.dates.summaries(clock.now(), range),
    /** A page of the dates that are over and pass, the latest end first. */
    past: run(past),
    trainers: () => reads.dates.trainers(),
    /** Whom a form can choose. */
    trainerAccounts: () => reads.dates.trainerAccounts(),
    /** Dates to choose from in a filter, the chosen one among them. */
    choices: (chosen?: string) => reads.dates.choices(clock.now(), chosen),
    /** By id or slug; null when there is no such live date. */
    find: (idOrSlug: string) => reads.dates.record(idOrSlug, clock.now()),
    create: run(createDates),
    edit: run(editDate),
    move: run(moveDate),
    confirm: run(confirmDate),
    callOff: run(callOffDate),
    noteAttendance: run(noteAttendance),
    offer: (registrationId: string, { actor }: { actor: Actor }) => offerRegistration(ports, registrationId, actor),
    moveToEnd: run(moveRegistrationToEnd),
    giveMoreTime: run(giveMoreTime),
  }
}

export type OfficeDates = ReturnType<typeof officeDates>

/** Reads page by page until one is full of what passes. */
async function past(
  { reads, clock }: Pick<OrderingPorts, 'clock'> & { reads: Pick<OrderingReads, 'dates'> },
  { certification, passes }: PastAsked,
  after: ListPlace | null,
): Promise<PastDates> {
  const now = clock.now()
  const dates: DateSummary[] = []
  for (let place = after; ; ) {
    const page = await reads.dates.past(now, certification, place)
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
}

type AttendanceOutcome = { outcome: 'changed' } | { outcome: 'refused'; refusal: AttendanceRefusal } | UnknownDate

/** Keeps who was there. It may be corrected later; the log says when it was. */
async function noteAttendance(ports: OrderingPorts, command: NoteAttendance): Promise<AttendanceOutcome> {
  const now = ports.clock.now()
  const { attendance, actor } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const orders = await stores.ordersOfDate(state.date.id)
    const participants = new Set(orders.flatMap(({ order }) => order.participants.map(({ id }) => id)))
    const decision = decide(state.date, { named: [...attendance.keys()], participants }, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    await stores.dates.noteAttendance(attendance, now)
    const there = [...attendance.values()].filter(Boolean).length
    const subject = { kind: 'workshop-date', id: state.date.id } as const
    const details = { there, all: attendance.size }
    await stores.record({ at: now, actor, subject, action: 'date.attendance', details })
    return { outcome: 'changed' }
  })
}
