import { z } from 'zod'
import type { NamedParticipant, RegistrationWithDate } from '#features/booking/records.ts'
import type { DateParty } from '#features/workshops/records.ts'
import { answerSchema } from './named-schema.ts'
import { bookerOf, bookerSchema, participantOf, participantSchema } from './person.ts'
import { instant, isoSeconds, stateSchema } from './values.ts'

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
