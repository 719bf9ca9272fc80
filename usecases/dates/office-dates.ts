import type { Actor, DateRecord, DateSummary, Reads } from '../ports.ts'
import { giveMoreTime, type MoreTimeOutcome } from '../registrations/give-more-time.ts'
import { type OfferOutcome, offerRegistration } from '../registrations/offer-registration.ts'
import { type SkipOutcome, skipRegistration } from '../registrations/skip-registration.ts'
import { type CallOffDate, type CallOffOutcome, callOffDate } from './call-off-date.ts'
import { type ConfirmDateOutcome, confirmDate } from './confirm-date.ts'
import { type CreateDates, type CreateDatesOutcome, createDates, type DatePorts } from './create-dates.ts'
import type { DateCommand } from './date-under-lock.ts'
import { type EditDateOutcome, editDate } from './edit-date.ts'
import { type MoveDate, type MoveDateOutcome, moveDate } from './move-date.ts'
import { type AttendanceOutcome, type NoteAttendance, noteAttendance } from './note-attendance.ts'

interface WithReason {
  actor: Actor
  reason: string
}

/** What the office does with workshop dates. Who may do it is asked at the door of its screens. */
export interface OfficeDates {
  list(): Promise<DateSummary[]>
  /** By id or slug; null when there is no such live date. */
  find(idOrSlug: string): Promise<DateRecord | null>
  create(command: CreateDates): Promise<CreateDatesOutcome>
  edit(command: Parameters<typeof editDate>[1]): Promise<EditDateOutcome>
  move(command: MoveDate): Promise<MoveDateOutcome>
  confirm(command: DateCommand): Promise<ConfirmDateOutcome>
  callOff(command: CallOffDate): Promise<CallOffOutcome>
  noteAttendance(command: NoteAttendance): Promise<AttendanceOutcome>
  offer(registrationId: string, command: WithReason): Promise<OfferOutcome>
  skip(registrationId: string, command: WithReason): Promise<SkipOutcome>
  giveMoreTime(registrationId: string, command: WithReason & { hours: number }): Promise<MoreTimeOutcome>
}

export function officeDates(ports: DatePorts & { reads: Pick<Reads, 'dates'> }): OfficeDates {
  return {
    list: () => ports.reads.dates.summaries(ports.clock.now()),
    find: (idOrSlug) => ports.reads.dates.record(idOrSlug, ports.clock.now()),
    create: (command) => createDates(ports, command),
    edit: (command) => editDate(ports, command),
    move: (command) => moveDate(ports, command),
    confirm: (command) => confirmDate(ports, command),
    callOff: (command) => callOffDate(ports, command),
    noteAttendance: (command) => noteAttendance(ports, command),
    offer: (id, { actor, reason }) => offerRegistration(ports, id, actor, reason),
    skip: (id, command) => skipRegistration(ports, id, command),
    giveMoreTime: (id, command) => giveMoreTime(ports, id, command),
  }
}
