import { describe, expect, it } from 'vitest'
import { editDateFormSchema, moveDateFormSchema } from '#domain/workshop/date-form.ts'
import { termNames } from '#domain/workshop/edit-date.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dOnline } from '#seed/workshop-dates.ts'
import { readSent, valuesOf } from './sent-form.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = valuesOf(liveDate(theFl2dInGraz, saturday))
const names = ['version', 'sessions', 'zone', 'delivery', 'city', 'country', 'venue', 'address', 'reason']

function sent(values: Record<string, string>): Request {
  return new Request('https://flightlevels.example/office', { method: 'POST', body: new URLSearchParams(values) })
}

describe('a form of the office', () => {
  it('begins with everything that the date has, and reads it back the same', async () => {
    const read = await readSent(sent({ ...graz, version: '7', reason: 'room' }), moveDateFormSchema, names)
    expect(read).toMatchObject({
      ok: true,
      value: { version: 7, city: 'Graz', country: 'AT', venue: 'Haus am Murufer' },
    })
    if (read.ok) expect(read.value.sessions).toHaveLength(2)
  })

  it('says what is wrong in the order of the fields, and keeps what was written', async () => {
    const values = { ...graz, version: '7', city: '', reason: '', 'sessions[1].to': '08:00' }
    const { ok, state } = await readSent(sent(values), moveDateFormSchema, names)
    expect(ok).toBe(false)
    expect(Object.keys(state.errors)).toEqual(['sessions[1].to', 'city', 'reason'])
    expect(state.values).toMatchObject({ 'sessions[1].to': '08:00', reason: '' })
  })

  it('reads the accounts that are ticked, and nothing that is not the id of one', async () => {
    const id = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'
    const values = { ...graz, version: '7', trainers: '', [`trainerIds.${id}`]: 'on', 'trainerIds.__proto__': 'on' }
    const terms = [...termNames, 'version', 'reason']
    const read = await readSent(sent(values), editDateFormSchema, terms)
    expect(read).toMatchObject({ ok: true, value: { trainers: [], trainerIds: [id] } })
    const { [`trainerIds.${id}`]: _, ...nobody } = values
    const { state } = await readSent(sent(nobody), editDateFormSchema, terms)
    expect(state.errors).toEqual({ trainers: ['validation.dateTrainers'] })
  })

  it.each(['sessions[999999999].day', 'sessions[0].constructor', '__proto__.polluted', 'seats'])(
    'does not follow the name %s, which it never gave out',
    async (name) => {
      const values = { ...graz, version: '7', reason: 'room', [name]: 'x' }
      const { ok, state } = await readSent(sent(values), moveDateFormSchema, names)
      expect(ok).toBe(true)
      expect(Object.hasOwn(state.values, name)).toBe(false)
    },
  )

  it('writes a price of whole euros without cents, and offers Austria where there is no place', () => {
    expect(valuesOf({ ...liveDate(theFl2dOnline, saturday), price: 199_050 })).toMatchObject({
      price: '1990.50',
      country: 'AT',
      city: '',
    })
    expect(graz.price).toBe('1990')
  })
})
