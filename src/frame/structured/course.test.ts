import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveView, WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { course, educationEvent } from './course.ts'

const fl2d = certificationBySlug('fl2d')
if (!fl2d) throw new Error('there is no FL2D')

const live: LiveView = {
  delivery: 'on-site',
  sessions: [
    { startsAt: '2027-01-26T08:00:00Z', endsAt: '2027-01-26T16:00:00Z' },
    { startsAt: '2027-01-27T08:00:00Z', endsAt: '2027-01-27T16:00:00Z' },
  ],
  zone: 'Europe/Vienna',
  seats: 12,
  left: 9,
  location: { city: 'Graz', country: 'AT', venue: 'Haus am Murufer', address: 'Flößerlände 9, 8020' },
  payment: 'invoice',
  hasUsualHours: true,
  tentative: null,
}
const graz: WorkshopView = {
  slug: 'fl2d-graz',
  href: '/de/workshops/flight-level-2-design/fl2d-graz',
  certification: 'fl2d',
  code: 'FL2D',
  title: 'Flight Level 2 Design',
  language: 'de',
  trainers: ['Theresa Moosbrugger'],
  profileIds: [],
  price: 199_000,
  participantLimit: 12,
  availability: { state: 'bookable', left: 9 },
  live,
}
const facts = { siteUrl: 'https://flights.example', language: 'de', certification: fl2d } as const
const eventOf = (date: WorkshopView) => educationEvent({ ...facts, date })

it('has time, place, trainer and price of a date on site', () => {
  expect(eventOf(graz)).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Flight Level 2 Design, Graz',
    startDate: '2027-01-26T08:00:00Z',
    endDate: '2027-01-27T16:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Haus am Murufer', address: { addressLocality: 'Graz', addressCountry: 'AT' } },
    organizer: { '@type': 'Organization', '@id': 'https://flights.example/#organization' },
    performer: [{ '@type': 'Person', name: 'Theresa Moosbrugger' }],
    offers: [{ '@type': 'Offer', price: 1990, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }],
    url: 'https://flights.example/de/workshops/flight-level-2-design/fl2d-graz',
  })
})

it('is online without a place, and cancelled where the date is', () => {
  const online: WorkshopView = { ...graz, live: { ...live, delivery: 'online', location: null } }
  expect(eventOf(online)).toMatchObject({
    name: 'Flight Level 2 Design, online',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation' },
  })
  const off: WorkshopView = { ...graz, availability: { state: 'called-off' } }
  expect(eventOf(off)).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: [{ availability: 'https://schema.org/Discontinued' }],
  })
})

it('is no event where there is no time', () => {
  expect(eventOf({ ...graz, live: null, availability: { state: 'self-paced' } })).toBeNull()
})

describe('offers', () => {
  const discover = { onSite: 300_00, online: 200_00 }
  const online: WorkshopView = { ...graz, live: { ...live, delivery: 'online', location: null } }
  const selfPaced: WorkshopView = { ...graz, live: null, availability: { state: 'self-paced' } }
  const flin: WorkshopView = { ...graz, certification: 'flin', title: 'Flight Levels Introduction', price: 990_00 }
  it.each([
    ['on site', graz, ['Flight Level 2 Design: 1990', 'Flight Level 2 Design mit Entdecken: 2290']],
    ['online', online, ['Flight Level 2 Design: 1990', 'Flight Level 2 Design mit Entdecken: 2190']],
    ['self-paced, without Discover', selfPaced, ['Flight Level 2 Design: 1990']],
    ['the Introduction, which has none', flin, ['Flight Levels Introduction: 990']],
  ])('name the seat and the seat with Discover: %s', (_, date, expected) => {
    const { hasCourseInstance } = course({ ...facts, discover, dates: [date] })
    const offers = z.array(z.object({ offers: z.array(offered) })).parse(hasCourseInstance)[0]?.offers
    expect(offers?.map(({ name, price }) => `${name}: ${price}`)).toEqual(expected)
    const event = educationEvent({ ...facts, discover, date })
    if (event)
      expect(event.offers).toEqual(offers && expect.arrayContaining(offers.map((one) => expect.objectContaining(one))))
  })

  it('lead to the form with Discover ticked', () => {
    expect(educationEvent({ ...facts, discover, date: graz })?.offers).toMatchObject([
      { url: 'https://flights.example/de/workshops/flight-level-2-design/fl2d-graz' },
      { url: 'https://flights.example/de/workshops/flight-level-2-design/fl2d-graz?discover' },
    ])
  })
})

const offered = z.object({ name: z.string(), price: z.number() })
