import { z } from 'zod'
import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import { type Person, salutations } from '#domain/participant/participant.ts'
import type { NamedParticipant } from '#features/booking/records.ts'
import { answerSchema } from './named-schema.ts'

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
