import type { Actor } from '#domain/office/member.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { type AttendanceRefusal, noteAttendance as decide } from '#domain/workshop/course-of-date.ts'
import type { TrainerAccount } from '#domain/workshop/date-series.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import {
  giveMoreTime,
  type MoreTimeOutcome,
  type MoveToEndOutcome,
  moveRegistrationToEnd,
  type OfferOutcome,
  offerRegistration,
} from '#features/booking/offer-registration.ts'
import type { OrderingPorts, OrderingReads, SellingPorts } from '#features/booking/ordering-stores.ts'
import type { DateRecord, DateSummary, DatesRange, PastDates } from '#features/workshops/ports.ts'
import type { ListPlace, Transactions } from '#platform/ports.ts'
import {
  type CallOffDate,
  type CallOffOutcome,
  type ConfirmDateOutcome,
  callOffDate,
  confirmDate,
} from './confirm-date.ts'
import {
  type CreateDates,
  type CreateDatesOutcome,
  createDates,
  type DateCommand,
  dateUnderLock,
  type UnknownDate,
} from './create-dates.ts'
import {
  type EditDateOutcome,
  type EditingStores,
  editDate,
  type MoveDate,
  type MoveDateOutcome,
  moveDate,
} from './edit-date.ts'

interface ByWhom {
  actor: Actor
}

/** What the office does with workshop dates. Who may do it is asked at the door of its screens. */
export interface OfficeDates {
  list(range?: DatesRange): Promise<DateSummary[]>
  /** A page of the dates that are over and pass, the latest end first. */
  past(asked: PastAsked, after: ListPlace | null): Promise<PastDates>
  trainers(): Promise<string[]>
  /** Whom a form can choose. */
  trainerAccounts(): Promise<TrainerAccount[]>
  /** Dates to choose from in a filter, the chosen one among them. */
  choices(chosen?: string): Promise<WorkshopDate[]>
  /** By id or slug; null when there is no such live date. */
  find(idOrSlug: string): Promise<DateRecord | null>
  create(command: CreateDates): Promise<CreateDatesOutcome>
  edit(command: Parameters<typeof editDate>[1]): Promise<EditDateOutcome>
  move(command: MoveDate): Promise<MoveDateOutcome>
  confirm(command: DateCommand): Promise<ConfirmDateOutcome>
  callOff(command: CallOffDate): Promise<CallOffOutcome>
  noteAttendance(command: NoteAttendance): Promise<AttendanceOutcome>
  offer(registrationId: string, command: ByWhom): Promise<OfferOutcome>
  moveToEnd(registrationId: string, command: ByWhom & { reason: string }): Promise<MoveToEndOutcome>
  giveMoreTime(registrationId: string, command: ByWhom & { hours: number }): Promise<MoreTimeOutcome>
}

export interface PastAsked {
  certification: CertificationSlug | undefined
  /** Whether it is shown: asked of each date that is read. */
  passes(summary: DateSummary): boolean
}

type OfficeDatePorts = Omit<SellingPorts, 'transactions'> & {
  transactions: Transactions<EditingStores>
  reads: Pick<OrderingReads, 'dates'>
}

export function officeDates(ports: OfficeDatePorts): OfficeDates {
  return {
    list: (range) => ports.reads.dates.summaries(ports.clock.now(), range),
    past: (asked, after) => past(ports, asked, after),
    trainers: () => ports.reads.dates.trainers(),
    trainerAccounts: () => ports.reads.dates.trainerAccounts(),
    choices: (chosen) => ports.reads.dates.choices(ports.clock.now(), chosen),
    find: (idOrSlug) => ports.reads.dates.record(idOrSlug, ports.clock.now()),
    create: (command) => createDates(ports, command),
    edit: (command) => editDate(ports, command),
    move: (command) => moveDate(ports, command),
    confirm: (command) => confirmDate(ports, command),
    callOff: (command) => callOffDate(ports, command),
    noteAttendance: (command) => noteAttendance(ports, command),
    offer: (id, { actor }) => offerRegistration(ports, id, actor),
    moveToEnd: (id, command) => moveRegistrationToEnd(ports, id, command),
    giveMoreTime: (id, command) => giveMoreTime(ports, id, command),
  }
}

/** OrderingReads page by page until one is full of what passes. */
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
