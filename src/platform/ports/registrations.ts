import type { Participant } from '#domain/participant/participant.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import type { RegistrationRequest } from '#domain/registration/changes.ts'
import type { Registration, RegistrationState, StateChange } from '#domain/registration/registration.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'

/** A participant of a registration. */
export type NamedParticipant = Participant & { id: string }

export interface NewRegistration {
  id: string
  workshopDateId: string
  standing: RegistrationState
  registeredAt: Temporal.Instant
  participants: NamedParticipant[]
  /** What is asked for as long as there is no order; null when there is one from the start. */
  waiting: { request: RegistrationRequest; idempotencyKey: string } | null
}

export interface RegistrationStores {
  /** Locks the row of the date that a registration is for, until the transaction ends. Null when there is no such registration. */
  lockDateOfRegistration(registrationId: string): Promise<WorkshopDate | null>
  /** Everybody who is registered for a locked date, in the order of coming. */
  registrationsOf(workshopDateId: string): Promise<Registration[]>
  addRegistration(registration: NewRegistration): Promise<void>
  /** Puts registrations, and the orders made of them, into their new states. A way that the table of transitions lacks is a bug. */
  changeRegistrations(changes: readonly StateChange[]): Promise<void>
  /** The order that a registration has become; null when it waits or has none. */
  orderOfRegistration(registrationId: string): Promise<string | null>
  /** Whether somebody with this e-mail address waits for seats of a date, or is offered some. */
  waitsOn(workshopDateId: string, email: string): Promise<boolean>
  requestOf(registrationId: string): Promise<WaitingParty | null>
  /** Names the participants anew. */
  nameParticipants(registrationId: string, participants: readonly NamedParticipant[]): Promise<void>
  /** Puts a registration onto another date of the same kind; both are locked. */
  changeDateOf(registrationId: string, workshopDateId: string): Promise<void>
  /** Puts a registration at the end of its line. */
  moveToEndOfLine(registrationId: string, at: Temporal.Instant): Promise<void>
  /** The order holds from now on what the request held. */
  dropRequest(registrationId: string): Promise<void>
  /** With its participants and links. Only what has become no order may be deleted. */
  deleteRegistration(registrationId: string): Promise<void>
}

export interface WaitingParty {
  request: RegistrationRequest
  participants: NamedParticipant[]
}

export interface RegistrationReads {
  registration(registrationId: string): Promise<RegistrationWithDate | null>
}

/** A registration from the waitlist as its page shows it (docs/product.md#waitlist). */
export interface RegistrationWithDate {
  registration: Registration
  date: LiveDate
  /** From the request, or from the order that it has become. */
  request: RegistrationRequest
  participants: NamedParticipant[]
  /** How many parties are before it in the line, 0 for the first; null when it is in no line. */
  before: number | null
  orderId: string | null
  /** With the prices that held when it was registered. */
  tariff: Tariff
}
