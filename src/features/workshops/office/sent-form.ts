import type { z } from 'zod'
import { guestsOf, type TrainerProfile, wallTimesOf } from '#domain/workshop/date-series.ts'
import { type LiveDate, maxSessions } from '#domain/workshop/workshop-date.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'

/** A box for each person that can be chosen. */
const person = /^(trainerIds|profileIds)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** The names of what a date is sold by, in the order of its fields. */
export const termNames = [
  'language',
  'payment',
  'profileIds',
  'trainers',
  'trainerIds',
  'seats',
  'minimum',
  'price',
  'participantLimit',
  'roomUrl',
  'waitlist',
] as const

const line = /^sessions\[(\d{1,2})\]\.(day|from|to)$/

/**
 * A form for dates with only the fields that we gave out. Names are paths into an object for the form library: one of our own making could
 * ask for a list of a billion entries.
 */
async function readDateForm(request: Request, names: readonly string[]): Promise<FormData> {
  const sent = await request.formData().catch(() => new FormData())
  const form = new FormData()
  for (const [name, value] of sent) {
    const [, index] = line.exec(name) ?? []
    const isLine = names.includes('sessions') && index !== undefined && Number(index) < maxSessions
    const group = person.exec(name)?.[1]
    const isPerson = group !== undefined && names.includes(group)
    if (typeof value === 'string' && (isLine || isPerson || names.includes(name))) form.append(name, value)
  }
  return form
}

/** A form as it is shown: what is in its fields and what is wrong with them, by the names of the fields. */
export interface FormState {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string[]>>
}

export type Read<T> = { ok: true; value: T; state: FormState } | { ok: false; state: FormState }

/** Reads a form of the request, with its fields in the order of `names`. On errors `state` has the values as typed. */
export async function readSent<S extends z.ZodType>(
  request: Request,
  schema: S,
  names: readonly string[],
): Promise<Read<z.output<S>>> {
  const form = await readDateForm(request, names)
  const read = readOfficeForm(form, schema, [...form.keys()])
  const place = (name: string) => names.indexOf(name.split('[')[0] ?? '')
  const errors = Object.entries(read.sent.errors).sort(([one], [other]) => place(one) - place(other))
  const state = { values: read.sent.values, errors: Object.fromEntries(errors) }
  return read.ok ? { ok: true, value: read.value, state } : { ok: false, state }
}

/** A form that asks for payment by card where no one takes cards. */
export function withoutCards(state: FormState): FormState {
  return { ...state, errors: { payment: ['validation.dateNoCards'] } }
}

/** The fields of a date as its forms begin. A box that is not ticked has no value; who has one is not typed below, too. */
export function valuesOf(
  date: Omit<LiveDate, 'id' | 'slug' | 'revision' | 'movedAt' | 'calledOff' | 'version'>,
  profiles: readonly TrainerProfile[] = [],
) {
  const { location } = date
  const values: Record<string, string> = {
    certification: date.certification,
    language: date.language,
    trainers: guestsOf(date, profiles).join(', '),
    price: (date.price / 100).toFixed(date.price % 100 === 0 ? 0 : 2),
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
