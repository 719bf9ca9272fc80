import { describe, expect, it } from 'vitest'
import type { RegistrationState } from '#domain/registration/registration.ts'
import type { DateParty, DateRecord } from '#features/workshops/records.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { dateView } from './date-view.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)

function party(id: string, status: RegistrationState, minutes: number, movedAfter?: number): DateParty {
  const person = { firstName: 'Mira', lastName: id, email: `${id}@post.example` }
  return {
    registration: {
      id,
      seats: 1,
      status,
      registeredAt: saturday.add({ minutes }),
      ...(movedAfter === undefined ? {} : { movedToEndAt: saturday.add({ minutes: movedAfter }) }),
    },
    booker: person,
    company: undefined,
    order: status.state === 'confirmed' ? { id: `order-${id}`, number: '2026-0001' } : null,
    discover: false,
    participants: [
      {
        ...person,
        id: `p-${id}`,
        addIntroduction: false,
        meal: null,
        mealConsentedAt: null,
        attended: null,
        consents: [],
        certificateCode: null,
      },
    ],
  }
}

const inLine: RegistrationState = { state: 'waiting', reason: 'full' }
const record: DateRecord = {
  date: flsa,
  taken: 12,
  confirmed: 11,
  waiting: 3,
  offered: 1,
  parties: [
    party('skipped', inLine, 1, 9),
    party('regional', { state: 'waiting', reason: 'regional-price' }, 0),
    party('next', inLine, 2),
    party('offered', { state: 'offered', until: saturday.add({ hours: 48 }) }, 3),
    party('booked', { state: 'confirmed' }, 4),
    party('gone', { state: 'cancelled' }, 5),
  ],
  log: [
    {
      at: saturday,
      actor: { kind: 'member', name: 'Nora Pichler' },
      action: 'date.changed',
      details: { changes: [{ name: 'seats', before: '11', after: '12' }] },
      reason: 'room',
    },
  ],
}

describe('the page of a date in the office', () => {
  const view = dateView(record, saturday)

  it('shows offers first, then the line in its order with who was skipped at its end, then who waits for the organiser', () => {
    expect(view.waiting.map(({ id, place }) => [id, place])).toEqual([
      ['offered', null],
      ['next', 1],
      ['skipped', 2],
      ['regional', null],
    ])
  })

  it.each([
    ['discover', { discover: true, addIntroduction: true }],
    ['introduction', { discover: false, addIntroduction: true }],
    [null, { discover: false, addIntroduction: false }],
  ])('names what was booked with each seat, where Discover includes the introduction: %s', (addOn, booked) => {
    const seat = party('booked', { state: 'confirmed' }, 4)
    const participants = seat.participants.map((person) => ({ ...person, addIntroduction: booked.addIntroduction }))
    const { people } = dateView(
      { ...record, parties: [{ ...seat, discover: booked.discover, participants }] },
      saturday,
    )
    expect(people.map((person) => person.addOn)).toEqual([addOn])
  })

  it('counts as participants only those with a confirmed seat', () => {
    expect(view.people.map(({ id }) => id)).toEqual(['p-booked'])
    expect([view.bookings, view.ended].map((rows) => rows.map(({ id }) => id))).toEqual([['booked'], ['gone']])
  })

  it('marks who has more than one seat, whatever the case of the address, and no one whose data was erased', () => {
    const seat = (id: string, email: string) => {
      const booked = party(id, { state: 'confirmed' }, 4)
      return { ...booked, participants: booked.participants.map((person) => ({ ...person, email })) }
    }
    const parties = [seat('a', 'mira@post.example'), seat('b', 'Mira@post.example'), seat('c', ''), seat('d', '')]
    const { people } = dateView({ ...record, parties: [...parties, seat('e', 'noor@post.example')] }, saturday)
    expect(people.map(({ id, isTwice }) => [id, isTwice])).toEqual([
      ['p-a', true],
      ['p-b', true],
      ['p-c', false],
      ['p-d', false],
      ['p-e', false],
    ])
  })

  it('shows bookings of a cancelled date as the list of bookings does, not as confirmed', () => {
    const { bookings } = dateView({ ...record, date: { ...flsa, calledOff: true } }, saturday)
    expect(bookings.map(({ id, state }) => [id, state])).toEqual([['booked', 'called-off']])
    expect(view.bookings.map(({ state }) => state)).toEqual(['confirmed'])
  })

  it('shows what counts of an answer about the certificate, and none that has lapsed', () => {
    const asked = { participantId: 'p', wording: 'Ja.', confirmedAt: null, withdrawn: null, askedAt: saturday } as const
    const yes = { ...asked, id: 'yes', answer: 'yes' } as const
    const no = { ...asked, id: 'no', answer: 'no', confirmedAt: saturday } as const
    const old = { ...yes, askedAt: saturday.subtract({ hours: 30 * 24 }) }
    const back = { ...yes, confirmedAt: saturday, withdrawn: { at: saturday, wording: 'Zurück.' } }
    const shown = [[yes], [yes, no], [old], [back], []].map((consents) => {
      const [booked] = record.parties.filter(({ order }) => order !== null)
      const participants = (booked?.participants ?? []).map((person) => ({ ...person, consents }))
      return dateView({ ...record, parties: booked ? [{ ...booked, participants }] : [] }, saturday).people[0]?.consent
    })
    expect(shown).toEqual(['asked', 'confirmed-no', null, 'taken-back', null])
  })
})
