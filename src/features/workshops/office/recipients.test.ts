import { describe, expect, it } from 'vitest'
import type { RegistrationState } from '#domain/registration/registration.ts'
import type { Attendee, DateParty } from '#features/workshops/records.ts'
import { recipientsOf } from './recipients.tsx'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const person = (firstName: string, email: string): Attendee => ({
  id: firstName,
  firstName,
  lastName: 'Hofstätter',
  email,
  addIntroduction: false,
  meal: null,
  mealConsentedAt: null,
  attended: null,
  consents: [],
  certificateCode: null,
})
const lena = person('Lena', 'lena@hofstaetter.example')
const emre = person('Emre', 'emre@hofstaetter.example')

function party(status: RegistrationState, participants = [lena, emre]): DateParty {
  const booker = { ...lena, email: 'LENA@hofstaetter.example' }
  const registration = { id: 'r', seats: participants.length, status, registeredAt: saturday }
  return { registration, booker, company: undefined, order: null, participants }
}
const confirmed: RegistrationState = { state: 'confirmed' }
const offered: RegistrationState = { state: 'offered', until: saturday }
const cancelled: RegistrationState = { state: 'cancelled' }

describe('who gets mail', () => {
  it.each<[string, 'moved' | 'called-off' | 'confirmed', RegistrationState, string[]]>([
    [
      'a move: booker and participants, with a file each',
      'moved',
      confirmed,
      ['Lena booker', 'Lena participant', 'Emre participant'],
    ],
    ['a confirmation: each address once', 'confirmed', confirmed, ['Lena booker', 'Emre participant']],
    ['a move while they wait: no one', 'moved', offered, []],
    ['calling off while they wait: the booker', 'called-off', offered, ['Lena waiting']],
    ['calling off what they cancelled: no one', 'called-off', cancelled, []],
  ])('%s', (_, of, status, expected) => {
    const recipients = recipientsOf({ parties: [party(status)] }, of)
    expect(recipients.map(({ name, role }) => `${name.split(' ')[0]} ${role}`)).toEqual(expected)
  })
})
