import { z } from 'zod'
import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import { type Person, salutations } from '#domain/participant/participant.ts'
import type { NamedParticipant, RegistrationWithDate } from '#features/booking/records.ts'
import type { DateParty } from '#features/workshops/records.ts'
import { answerSchema } from './named-schema.ts'
import { instant, isoSeconds, stateSchema } from './values.ts'

const person = {
  salutation: z.enum(salutations).nullable(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
}

export const bookerSchema = answerSchema(
  'Booker',
  z.strictObject({ ...person, phone: z.string().nullable(), notes: z.string().nullable() }),
)

/** Without meals: dietary requirements are health data, and no API scope covers those. */
export const participantSchema = answerSchema(
  'Participant',
  z.strictObject({ id: z.uuid(), ...person, addIntroduction: z.boolean() }),
)

export const addressSchema = answerSchema(
  'InvoiceAddress',
  z.strictObject({
    company: z.string().nullable(),
    department: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    vatId: z.string().nullable(),
  }),
)

function personOf({ salutation, title, firstName, lastName, email }: Person) {
  return { salutation: salutation ?? null, title: title ?? null, firstName, lastName, email }
}

export function bookerOf(booker: Booker) {
  const { phone, notes } = booker
  return { ...personOf(booker), phone: phone ?? null, notes: notes ?? null } satisfies z.output<typeof bookerSchema>
}

export function participantOf(participant: NamedParticipant) {
  const { id, addIntroduction } = participant
  return { id, ...personOf(participant), addIntroduction } satisfies z.output<typeof participantSchema>
}

export function addressOf({ company, department, street, postalCode, city, country, vatId }: InvoiceAddress) {
  return {
    company: company ?? null,
    department: department ?? null,
    street,
    postalCode,
    city,
    country,
    vatId: vatId ?? null,
  } satisfies z.output<typeof addressSchema>
}

/** A party on the waitlist, in any state. */
export const registrationSchema = answerSchema(
  'Registration',
  z.strictObject({
    id: z.uuid(),
    date: z.string().meta({ description: 'Slug of the date.' }),
    state: stateSchema,
    until: instant
      .nullable()
      .meta({ description: 'End of the seat hold; null without a hold, or when the seats are taken for good.' }),
    seats: z.int(),
    registeredAt: instant,
    company: z.string().nullable(),
    booker: bookerSchema,
    participants: z.array(participantSchema),
    orderId: z.uuid().nullable(),
  }),
)

export const registrationListSchema = answerSchema(
  'RegistrationList',
  z.strictObject({ data: z.array(registrationSchema), next: z.null() }),
)

type Party = Pick<DateParty, 'registration' | 'booker' | 'company'> & {
  participants: readonly NamedParticipant[]
  orderId: string | null
  slug: string
}

export function registrationOf(party: Party): z.output<typeof registrationSchema> {
  const { registration, booker, company, participants, orderId, slug } = party
  const { id, seats, status, registeredAt } = registration
  return {
    id,
    date: slug,
    state: status.state,
    until: 'until' in status ? isoSeconds(status.until) : null,
    seats,
    registeredAt: isoSeconds(registeredAt),
    company: company ?? null,
    booker: bookerOf(booker),
    participants: participants.map(participantOf),
    orderId,
  }
}

export function waitingPartyOf({ registration, date, request, participants, orderId }: RegistrationWithDate) {
  const { booker, invoice } = request
  return registrationOf({
    registration,
    booker,
    company: invoice.company,
    participants,
    orderId,
    slug: date.slug,
  })
}
