import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { participantsFormSchema } from './participants-form.ts'

const lena = {
  id: '0193b1f0-0000-7000-8000-000000000001',
  firstName: 'Lena',
  lastName: 'Hofstätter',
  email: 'lena@almwerk.example',
  'shown.firstName': 'Lena',
}
const kofi = { ...lena, id: '0193b1f0-0000-7000-8000-000000000002', firstName: 'Kofi', email: 'kofi@almwerk.example' }

function check(people: Record<string, string>[], count = people.length) {
  const form = new FormData()
  for (const [index, person] of people.entries())
    for (const [name, value] of Object.entries(person)) form.append(`participants[${index}].${name}`, value)
  const submission = parseWithZod(form, { schema: participantsFormSchema(count) })
  return submission.status === 'success' ? 'right' : submission.reply().error
}

describe('participantsFormSchema', () => {
  it.each([
    ['without special diets', [lena, kofi], 'right'],
    ['Lena is vegan and consents', [{ ...lena, hasMeal: 'on', meal: 'vegan', mealConsent: 'on' }], 'right'],
    ['a text without its box is left aside', [{ ...lena, meal: 'vegan' }], 'right'],
    [
      'the box alone',
      [{ ...lena, hasMeal: 'on', meal: '  ', mealConsent: 'on' }],
      { 'participants[0].meal': ['validation.commentText'] },
    ],
    [
      'a text without consent',
      [{ ...lena, hasMeal: 'on', meal: 'vegan' }],
      { 'participants[0].mealConsent': ['validation.mealConsent'] },
    ],
    [
      'the same address twice',
      [lena, { ...kofi, email: 'LENA@almwerk.example' }],
      { 'participants[1].email': ['validation.emailDuplicate'] },
    ],
    ['no first name', [{ ...lena, firstName: '' }], { 'participants[0].firstName': ['validation.firstName'] }],
  ] as const)('%s', (_, people, expected) => {
    expect(check([...people])).toEqual(expected)
  })

  it.each([1, 3])('takes exactly the booked number of people: two are not %i', (count) => {
    expect(check([lena, kofi], count)).toEqual({ participants: [`validation.participantsCount:${count}`] })
  })
})
