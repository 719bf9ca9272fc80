import { z } from 'zod'
import type { DateRecord } from '#features/workshops/ports.ts'
import { answerSchema } from './named-schema.ts'
import { participantOf, participantSchema } from './person.ts'

export const attendeeListSchema = answerSchema(
  'AttendeeList',
  z.strictObject({
    data: z.array(
      answerSchema(
        'Attendee',
        z.strictObject({
          ...participantSchema.shape,
          bookingId: z.uuid(),
          orderNumber: z.string().nullable(),
          company: z.string().nullable(),
          attended: z.boolean().nullable().meta({ description: 'Null as long as nobody has said.' }),
        }),
      ),
    ),
    next: z.null(),
  }),
)

/** Confirmed participants, oldest registration first. */
export function attendeesOf({ parties }: DateRecord): z.output<typeof attendeeListSchema> {
  const seated = parties.filter(({ registration }) => registration.status.state === 'confirmed')
  const data = seated.flatMap(({ registration, order, company, participants }) =>
    participants.map((participant) => ({
      ...participantOf(participant),
      bookingId: registration.id,
      orderNumber: order?.number ?? null,
      company: company ?? null,
      attended: participant.attended,
    })),
  )
  return { data, next: null }
}
