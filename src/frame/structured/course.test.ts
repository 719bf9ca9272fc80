import { expect, it } from 'vitest'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveView, WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { educationEvent } from './course.ts'

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
  price: 199_000,
  participantLimit: 12,
  availability: { state: 'bookable', left: 9 },
  live,
}
const eventOf = (date: WorkshopView) =>
  educationEvent({ siteUrl: 'https://flights.example', language: 'de', certification: fl2d, date })

it('says of a date on site when, where, with whom and for how much', () => {
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
    offers: { '@type': 'Offer', price: 1990, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
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
    offers: { availability: 'https://schema.org/Discontinued' },
  })
})

it('is no event where there is no time', () => {
  expect(eventOf({ ...graz, live: null, availability: { state: 'self-paced' } })).toBeNull()
})
