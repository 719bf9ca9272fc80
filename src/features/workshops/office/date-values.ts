import { typedAmount } from '#domain/form/amount.ts'
import type { Language } from '#domain/language.ts'
import { guestsOf, type TrainerProfile, wallTimesOf } from '#domain/workshop/date-series.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** What is wrong with a form that asks for payment by card where no one takes cards. */
export const withoutCards = { errors: { payment: ['validation.dateNoCards'] } }

/** The fields of a date as its forms begin for a reader of a language. A box that is not ticked has no value; who has one is not typed below, too. */
export function valuesOf(
  date: Omit<LiveDate, 'id' | 'slug' | 'revision' | 'movedAt' | 'calledOff' | 'version'>,
  language: Language,
  profiles: readonly TrainerProfile[] = [],
) {
  const { location } = date
  const values: Record<string, string> = {
    certification: date.certification,
    language: date.language,
    trainers: guestsOf(date, profiles).join(', '),
    price: typedAmount(date.price, language),
    seats: `${date.seats}`,
    minimum: `${date.minimum}`,
    participantLimit: `${date.participantLimit}`,
    payment: date.payment,
    delivery: date.delivery,
    zone: date.zone,
    venue: location?.venue ?? '',
    address: location?.address ?? '',
    city: location?.city ?? '',
    country: location?.country ?? 'AT',
    roomUrl: date.roomUrl ?? '',
  }
  for (const id of date.trainerIds) values[`trainerIds.${id}`] = 'on'
  for (const { id } of profiles) if (date.profileIds.includes(id)) values[`profileIds.${id}`] = 'on'
  if (date.waitlist) values.waitlist = 'on'
  if (date.tentative) values.tentative = 'on'
  for (const [index, session] of date.sessions.entries())
    for (const [name, text] of Object.entries(wallTimesOf(session, date.zone)))
      values[`sessions[${index}].${name}`] = text
  return values
}
