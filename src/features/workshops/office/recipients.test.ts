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
  return { registration, booker, company: undefined, order: null, discover: false, participants }
}
const confirmed: RegistrationState = { state: 'confirmed' }
const offered: RegistrationState = { state: 'offered', until: saturday }
const waiting: RegistrationState = { state: 'waiting', reason: 'full' }
const unconfirmed: RegistrationState = { state: 'awaiting-confirmation', until: saturday }
const cancelled: RegistrationState = { state: 'cancelled' }

describe('who gets mail', () => {
  it.each<[string, 'moved' | 'called-off' | 'confirmed', RegistrationState, string[]]>([
    [
      'a move: booker and participants, one mail a person',
      'moved',
      confirmed,
      ['Lena booker+participant 1', 'Emre participant 1'],
    ],
    ['a confirmation: each address once', 'confirmed', confirmed, ['Lena booker+participant 1', 'Emre participant 1']],
    ['calling off: each address once', 'called-off', confirmed, ['Lena booker+participant 1', 'Emre participant 1']],
    ['a move while they have an offer: the booker', 'moved', offered, ['Lena waiting 1']],
    ['a move while they wait: no one', 'moved', waiting, []],
    ['a confirmation while they have an offer: no one', 'confirmed', offered, []],
    ['calling off while they wait: the booker', 'called-off', offered, ['Lena waiting 1']],
    ['calling off before the address was confirmed: no one', 'called-off', unconfirmed, []],
    ['calling off what they cancelled: no one', 'called-off', cancelled, []],
  ])('%s', (_, of, status, expected) => {
    expect(words(recipientsOf({ parties: [party(status)] }, of))).toEqual(expected)
  })

  it('has a line a person, with as many mails as orders, and none where the data was erased', () => {
    const parties = [party(confirmed), party(confirmed, [emre]), party(confirmed, [person('', '')])]
    expect(words(recipientsOf({ parties }, 'moved'))).toEqual(['Lena booker+participant 3', 'Emre participant 2'])
  })

  it('names the trainers who have an account, each once', () => {
    const account = { id: 'a', name: 'Miriam Stadler', email: 'miriam@post.example' }
    const both = { ...account, id: 'b', name: 'Lena H.', email: 'lena@hofstaetter.example' }
    const recipients = recipientsOf({ parties: [party(confirmed)] }, 'moved', [account, both])
    expect(words(recipients)).toEqual(['Lena booker+participant+trainer 2', 'Emre participant 1', 'Miriam trainer 1'])
  })
})

function words(recipients: ReturnType<typeof recipientsOf>): string[] {
  return recipients.map(({ name, roles, mails }) => `${name.split(' ')[0]} ${roles.join('+')} ${mails}`)
}
