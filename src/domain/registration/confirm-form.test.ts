import { describe, expect, it } from 'vitest'
import { type ConfirmFormInput, confirmedParticipants, confirmFormSchema } from './confirm-form.ts'

const mira = { firstName: 'Mira', lastName: 'Kogler', email: 'mira@almwerk.example' }
const anton = { firstName: 'Anton', lastName: 'Kogler', email: 'anton@almwerk.example' }

/** What is wrong with a form for two: paths and message keys. */
const intent = 'confirm'

function mistakes(form: Omit<ConfirmFormInput, 'intent'>): Record<string, string> {
  const { error } = confirmFormSchema(2).safeParse({ ...form, intent })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('the form that confirms two seats', () => {
  it.each([
    ['nobody', []],
    ['one person', [mira]],
    ['three people', [mira, anton, { ...mira, email: 'third@almwerk.example' }]],
  ])('wants exactly two: %s', (_, participants) => {
    expect(mistakes({ participants, terms: true })).toMatchObject({ participants: 'validation.participantsCount:2' })
  })

  it('wants each address once', () => {
    const translation = { ...anton, email: ' MIRA@almwerk.example ' }
    expect(mistakes({ participants: [mira, translation], terms: true })).toEqual({
      'participants.1.email': 'validation.emailDuplicate',
    })
  })

  it('requires the terms, which were no part of the registration', () => {
    expect(Object.keys(mistakes({ participants: [mira, anton], terms: false }))).toEqual(['terms'])
  })

  it('gives the participants, with who takes the introduction along', () => {
    const form = confirmFormSchema(2).parse({
      intent,
      participants: [{ ...mira, addsIntroduction: true }, anton],
      terms: true,
    })
    expect(confirmedParticipants(form)).toEqual([
      { ...mira, addIntroduction: true },
      { ...anton, addIntroduction: false },
    ])
  })
})
