import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import type { RegistrationState } from '#domain/registration/registration.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { GiveUp, RegistrationPage } from './registration-island.tsx'
import { registrationView } from './registration-view.ts'
import { cancelNow } from './use-cancel-words.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const { booker, invoice, participants } = donauwerkOrder

interface Case {
  status: RegistrationState
  language: Language
  seats?: number
  at?: Temporal.Instant
  date?: LiveDate
  orderId?: string | null
}

/** The page of Donauwerk's registration as someone reads it: without markup, with ordinary spaces. */
function read({
  status,
  language,
  seats = participants.length,
  at = now,
  date = fl2dInVienna,
  orderId = null,
}: Case): string {
  const view = registrationView(
    {
      registration: { id: 'r', seats, status, registeredAt: now.subtract({ hours: 24 }) },
      date,
      request: { booker, invoice, language, newsletter: false, declinesRegionalDiscount: false },
      participants: participants.slice(0, seats),
      before: status.state === 'waiting' ? 0 : null,
      orderId,
      tariff: defaultTariff,
    },
    language,
    at,
  )
  const Page = () => (
    <RegistrationPage view={view}>
      {view.state === 'offered' && (
        <ConfirmForm view={view} cancel={cancelNow(date, at, defaultCancellation)} lastResult={null} problem={null} />
      )}
      <GiveUp view={view} />
    </RegistrationPage>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Stub />
    </IntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}

const waiting: RegistrationState = { state: 'waiting', reason: 'full' }
const offered: RegistrationState = { state: 'offered', until: now.add({ hours: 25, minutes: 7, seconds: 30 }) }
const expired: RegistrationState = { state: 'expired' }
const buttons = {
  de: ['Zahlungspflichtig buchen', 'Anmeldung stornieren', 'Anmeldung löschen'],
  en: ['Book with obligation to pay', 'Cancel registration', 'Delete registration'],
} as const

describe('the page of a registration', () => {
  it.each(['de', 'en'] as const)('shows date, address, participants and count, in %s', (language) => {
    const page = read({ status: waiting, language })
    const { location } = fl2dInVienna
    for (const part of [
      '2027',
      '09:00',
      location?.venue,
      location?.address,
      ...participants.map((one) => one.lastName),
    ])
      expect(page).toContain(part)
    expect(page).toMatch(language === 'de' ? / Plätze 3 / : / Seats 3 /)
  })

  it('counts down in hours and minutes', () => {
    const page = read({ status: offered, language: 'de' })
    expect(page).toContain('Noch 25 Stunden und 7 Minuten 25 Stunden 07 Minuten Plätze annehmen')
  })

  it('has the summary directly above the button that accepts an offer', () => {
    const page = read({ status: offered, language: 'de' })
    const above = page.slice(0, page.indexOf('Zahlungspflichtig buchen'))
    const summary = above.slice(above.lastIndexOf('Deine Buchung'))
    expect(summary).toMatch(/^Deine Buchung Flight Level 2 Design, .*2027, Wien .*USt .*Gesamt € [\d.]+,\d\d $/)
  })

  it('speaks of one seat where there is one', () => {
    expect(read({ status: offered, language: 'de', seats: 1 })).toContain('Ich brauche den Platz nicht mehr')
    expect(read({ status: waiting, language: 'de', seats: 1 })).toContain('Sobald ein Platz frei ist')
  })

  it.each([
    ['de', 'Ich möchte nicht mehr teilnehmen', /brauche d(en Platz|ie Plätze) nicht mehr/],
    ['en', 'I no longer want to take part', /no longer need the seats?/],
  ] as const)('speaks of no seat that can be given up once the offer has expired (%s)', (language, offer, seat) => {
    for (const seats of [1, 3]) {
      const page = read({ status: expired, language, seats })
      expect(page).toContain(offer)
      expect(page).not.toMatch(seat)
    }
  })

  it('leads to the date again whose offer has expired, and only then', () => {
    expect(read({ status: expired, language: 'en' })).toContain('Go to this date')
    expect(read({ status: offered, language: 'en' })).not.toContain('Go to this date')
    expect(read({ status: expired, language: 'en' })).toContain('You can register again.')
    const begun = read({ status: expired, language: 'en', at: startOf(fl2dInVienna) })
    expect(begun).toContain('See other dates')
    expect(begun).not.toMatch(/Go to this date|register again/)
  })

  it('does not say that who waited has given up when we have called the date off', () => {
    const status: RegistrationState = { state: 'cancelled' }
    expect(read({ status, language: 'de', date: { ...fl2dInVienna, calledOff: true } })).toContain('absagen')
    expect(read({ status, language: 'de' })).not.toContain('absagen')
  })

  it('does not say that a workshop has taken place that we have called off', () => {
    const date = { ...fl2dInVienna, calledOff: true }
    const page = read({ status: { state: 'cancelled' }, language: 'en', date, at: endOf(date) })
    expect(page).not.toContain('already taken place')
    expect(page).toContain('had to cancel this date')
  })

  const over = endOf(fl2dInVienna)
  const states: [string, Case, words: string, allowed: number[]][] = [
    ['waiting', { status: waiting, language: 'de' }, 'Du stehst auf der Warteliste.', [1]],
    ['offered', { status: offered, language: 'de' }, '3 Plätze sind für dich frei.', [0, 1]],
    ['offered', { status: offered, language: 'en' }, '3 seats are free for you.', [0, 1]],
    ['confirmed', { status: { state: 'confirmed' }, language: 'de' }, 'Bestätigt. Wir freuen uns!', []],
    ['cancelled', { status: { state: 'cancelled' }, language: 'de' }, 'Deine Anmeldung ist storniert.', []],
    ['cancelled', { status: { state: 'cancelled' }, language: 'en' }, 'Your registration has been cancelled.', []],
    ['expired', { status: expired, language: 'de' }, 'Zeit abgelaufen!', [1]],
    [
      'expired',
      { status: expired, language: 'en' },
      'Unfortunately, your time for confirming your booking has expired.',
      [1],
    ],
    [
      'an offer whose end no job has seen yet',
      { status: { state: 'offered', until: now }, language: 'de' },
      'Zeit abgelaufen!',
      [1],
    ],
    ['workshop over', { status: waiting, language: 'de', at: over }, 'Workshop vorbei!', [2]],
    ['workshop over', { status: expired, language: 'en', at: over }, 'This workshop has already taken place!', [2]],
  ]

  it.each(states)(
    '%s: says so in the given words and offers only what may be done – %#',
    (_, given, words, allowed) => {
      const page = read(given)
      expect(page).toContain(words)
      expect(buttons[given.language].filter((button) => page.includes(button))).toEqual(
        allowed.map((index) => buttons[given.language][index]),
      )
    },
  )
})

it.each([
  ['de', 'werden die Plätze gleich für andere frei', 'gibst du deinen Platz auf der Warteliste auf'],
  ['en', 'the seats become free for others straight away', 'You’ll give up your place on the waitlist'],
] as const)(
  'says that seats become free only where they were offered, and names no one who waits (%s)',
  (language, offer, place) => {
    expect(read({ status: offered, language })).toContain(offer)
    const page = read({ status: waiting, language })
    expect(page).toContain(place)
    expect(page).not.toContain(offer)
    expect(read({ status: offered, language })).not.toMatch(/nächste Person|next person/)
  },
)

it.each([
  ['de', 'Du zahlst danach mit Karte', 'Kostenlos war das bis einschließlich'],
  ['en', 'You pay by card in the next step', 'Cancelling was free of charge up to and including'],
] as const)(
  'says before an offer is accepted how it is paid and what cancelling costs (%s)',
  (language, card, late) => {
    const soon = now.add({ hours: 24 * 12 })
    const sessions = [{ startsAt: soon, endsAt: soon.add({ hours: 8 }) }]
    const page = read({ status: offered, language, date: { ...fl2dInVienna, payment: 'card', sessions } })
    expect(page).toContain(card)
    expect(page).toContain(late)
    const early = read({ status: offered, language })
    expect(early).not.toContain(card)
    expect(early).not.toContain(late)
  },
)

it.each([
  ['de', 'Zur Buchung', 'Zu bezahlen ist nichts', 'Ob noch etwas zu bezahlen ist, siehst du bei deiner Buchung'],
  ['en', 'View your booking', 'There’s nothing to pay', 'Your booking shows whether anything is still due'],
] as const)(
  'leads to the order that it has become, also when that is cancelled (%s)',
  (language, link, nothing, see) => {
    expect(read({ status: { state: 'confirmed' }, language, orderId: 'o' })).toContain(link)
    const cancelled = read({ status: { state: 'cancelled' }, language, orderId: 'o' })
    expect(cancelled).toContain(link)
    expect(cancelled).toContain(see)
    expect(cancelled).not.toContain(nothing)
    const waited = read({ status: { state: 'cancelled' }, language })
    expect(waited).not.toContain(link)
    expect(waited).toContain(nothing)
  },
)
