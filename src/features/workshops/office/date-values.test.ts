import { describe, expect, it } from 'vitest'
import { editDateFormSchema, moveDateFormSchema } from '#domain/workshop/date-form.ts'
import { readSentForm } from '#forms/form-action.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dOnline } from '#seed/workshop-dates.ts'
import { valuesOf } from './schedule-fields.tsx'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = valuesOf(liveDate(theFl2dInGraz, saturday), 'de')
const scheduleNames = ['sessions', 'zone', 'delivery', 'city', 'country', 'venue', 'address']
const schedule = Object.fromEntries(
  Object.entries(graz).filter(([name]) => scheduleNames.some((known) => name.split('[')[0] === known)),
)
const terms = Object.fromEntries(
  Object.entries(graz).filter(([name]) => !(name in schedule) && name !== 'certification' && name !== 'tentative'),
)

function sent(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

describe('a form of the office', () => {
  it('begins with everything that the date has, and reads it back the same', () => {
    const read = readSentForm(sent({ ...schedule, version: '7', reason: 'room' }), moveDateFormSchema)
    expect(read).toMatchObject({
      ok: true,
      value: { version: 7, city: 'Graz', country: 'AT', venue: 'Haus am Murufer' },
    })
    if (read.ok) expect(read.value.sessions).toHaveLength(2)
  })

  it('reports errors in the order of the fields, and keeps the input', () => {
    const values = { reason: '', city: '', ...schedule, version: '7', 'sessions[1].to': '08:00' }
    const read = readSentForm(sent({ ...values, city: '' }), moveDateFormSchema)
    expect(read.ok).toBe(false)
    expect(Object.keys(read.sent.errors)).toEqual(['sessions[1].to', 'city', 'reason'])
    expect(read.sent.values).toMatchObject({ 'sessions[1].to': '08:00', reason: '' })
  })

  it('reads the accounts that are ticked, and nothing that is not the id of one', () => {
    const id = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'
    const nobody = { ...terms, version: '7', trainers: '' }
    const read = readSentForm(sent({ ...nobody, [`trainerIds.${id}`]: 'on' }), editDateFormSchema)
    expect(read).toMatchObject({ ok: true, value: { trainers: [], trainerIds: [id] } })
    expect(readSentForm(sent(nobody), editDateFormSchema).sent.errors).toEqual({
      trainers: ['validation.dateTrainers'],
    })
    const forged = readSentForm(sent({ ...nobody, 'trainerIds.__proto__': 'on' }), editDateFormSchema)
    expect(forged.sent.errors['']).toEqual(['errors.badForm'])
  })

  it.each(['sessions[999999999].day', 'sessions[0].constructor', '__proto__.polluted', 'seats'])(
    'refuses the name %s, which it never gave out, and does not show its value again',
    (name) => {
      const read = readSentForm(sent({ ...schedule, version: '7', reason: 'room', [name]: 'x' }), moveDateFormSchema)
      expect(read.sent.errors).toEqual({ '': ['errors.badForm'] })
      expect(Object.hasOwn(read.sent.values, name)).toBe(false)
      expect(read.sent.values).toMatchObject({ city: 'Graz', reason: 'room' })
    },
  )

  it('writes a price as its reader does, of whole euros without cents, and offers Austria where there is no place', () => {
    const online = { ...liveDate(theFl2dOnline, saturday), price: 199_050 }
    expect(valuesOf(online, 'de')).toMatchObject({ price: '1990,50', country: 'AT', city: '' })
    expect(valuesOf(online, 'en').price).toBe('1990.50')
    expect(graz.price).toBe('1990')
  })
})
