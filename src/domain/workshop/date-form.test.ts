import { describe, expect, it } from 'vitest'
import {
  editDateFormSchema,
  moveDateFormSchema,
  newDateFormSchema,
  scheduleOfForm,
  seriesFormSchema,
  termsOfForm,
} from './date-form.ts'

const terms = {
  language: 'de',
  trainers: 'Theresa Moosbrugger, Aoife Brennan',
  price: '1.990',
  seats: 12,
  minimum: 4,
  participantLimit: 6,
  payment: 'invoice',
}
const place = { delivery: 'on-site', zone: 'Europe/Vienna', city: 'Wien', country: 'AT' }
const tuesday = { day: '2027-01-19', from: '09:00', to: '17:00' }
const wednesday = { ...tuesday, day: '2027-01-20' }
const blank = { day: '', from: '', to: '' }
const sessions = [tuesday, wednesday, blank]

const move = (changes: object) =>
  moveDateFormSchema.safeParse({ version: 0, ...place, sessions, reason: 'room', ...changes })
const edit = (changes: object) => editDateFormSchema.safeParse({ version: 0, ...terms, ...changes })

const complaints = ({ error }: ReturnType<typeof move> | ReturnType<typeof edit>) =>
  error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the forms of dates', () => {
  it.each([
    ['https://video.flightlevels.example/flin', []],
    ['', []],
    ['video.flightlevels.example', ['roomUrl validation.dateRoom']],
    ['http://video.flightlevels.example', ['roomUrl validation.dateRoom']],
    ['javascript:alert(1)', ['roomUrl validation.dateRoom']],
    ['https://me:secret@video.flightlevels.example', ['roomUrl validation.dateRoom']],
  ])('take a video room that can be followed: %s', (roomUrl, wrong) => {
    expect(complaints(edit({ roomUrl })) ?? []).toEqual(wrong)
  })

  it.each([
    ['Vienna', 'Wien'],
    ['Wien', 'Wien'],
    ['Graz', 'Graz'],
  ])('store one name of a city: %s', (city, stored) => {
    const { data } = moveDateFormSchema.safeParse({ version: 0, ...place, city, sessions, reason: 'room' })
    expect(data && scheduleOfForm(data).location?.city).toBe(stored)
  })

  it('read a whole new date', () => {
    const idempotencyKey = crypto.randomUUID()
    const form = newDateFormSchema.parse({
      idempotencyKey,
      certification: 'fl2d',
      ...terms,
      ...place,
      sessions,
      tentative: true,
    })
    expect(termsOfForm(form, { accounts: [], profiles: [] })).toMatchObject({
      trainers: ['Theresa Moosbrugger', 'Aoife Brennan'],
      price: 199_000,
    })
    expect(scheduleOfForm(form)).toEqual({
      delivery: 'on-site',
      zone: 'Europe/Vienna',
      location: { city: 'Wien', country: 'AT' },
      sessions: [tuesday, wednesday].map(({ day }) => ({
        startsAt: Temporal.Instant.from(`${day}T08:00:00Z`),
        endsAt: Temporal.Instant.from(`${day}T16:00:00Z`),
      })),
    })
  })

  it.each([
    ['1990', 199_000],
    ['1.990', 199_000],
    ['1,990', 199_000],
    ['1.990,50', 199_050],
    ['99.90', 9990],
    ['1990,5', 199_050],
    ['0', 0],
  ])('read the price %s as %i cents', (price, cents) => {
    expect(edit({ price }).data?.price).toBe(cents)
  })

  it('take a reason of several lines, as its field does', () => {
    expect(edit({ reason: 'The room is smaller.\nAnd hotter.' }).data?.reason).toBe('The room is smaller.\nAnd hotter.')
  })

  it.each<[string, object, string]>([
    ['a price in words', { price: 'viel' }, 'price validation.datePrice'],
    ['a price below nothing', { price: '-5' }, 'price validation.datePrice'],
    ['a price of a million', { price: '1000000' }, 'price validation.datePrice'],
    ['no trainer behind the comma', { trainers: ' , ' }, 'trainers validation.dateTrainers'],
    ['half a seat', { seats: 1.5 }, 'seats validation.dateSeats'],
    ['no seats', { seats: 0, minimum: 0 }, 'seats validation.dateSeats'],
    ['more people needed than there are seats', { minimum: 13 }, 'minimum validation.dateMinimumSeats'],
    ['another language', { language: 'fr' }, 'language validation.dateLanguage'],
  ])('turn down %s', (_, changes, complaint) => {
    expect(complaints(edit(changes))).toEqual([complaint])
  })

  it.each<[string, object, string[]]>([
    ['nothing but blank lines', { sessions: [blank, blank] }, ['sessions.0.day validation.dateSession']],
    ['half a line', { sessions: [{ ...tuesday, to: '' }] }, ['sessions.0.day validation.dateSession']],
    [
      'the 30th of February',
      { sessions: [{ ...tuesday, day: '2027-02-30' }] },
      ['sessions.0.day validation.dateSession'],
    ],
    [
      'an end before the start',
      { sessions: [{ ...tuesday, to: '08:00' }] },
      ['sessions.0.to validation.dateSessionEnd'],
    ],
    ['Wednesday before Tuesday', { sessions: [wednesday, tuesday] }, ['sessions.1.day validation.dateSessionOrder']],
    ['a room nowhere', { city: '', country: '' }, ['city validation.city', 'country validation.country']],
    ['a zone that knows no summer', { zone: '+01:00' }, ['zone validation.dateZone']],
    ['no reason', { reason: ' ' }, ['reason validation.reason']],
  ])('turn down %s', (_, changes, expected) => {
    expect(complaints(move(changes))).toEqual(expected)
  })

  it('need no place by video, and forget the one that was typed', () => {
    const { data } = move({ delivery: 'online', city: 'Wien', country: 'AT' })
    expect(data && scheduleOfForm(data).location).toBeNull()
  })

  it.each([0, 25])('take no series of %i dates', (times) => {
    expect(seriesFormSchema.safeParse({ idempotencyKey: crypto.randomUUID(), everyWeeks: 4, times }).success).toBe(
      false,
    )
  })
})
