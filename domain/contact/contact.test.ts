import { describe, expect, it } from 'vitest'
import { contactFormSchema } from './contact-form.ts'
import { getsCopy } from './contact-message.ts'

const question = { name: 'Emre Yildiz', email: 'emre@donauwerk.example', message: 'Habt ihr im März noch Platz?' }

describe('the contact form', () => {
  it('asks for name, address and message with the words of the specification', () => {
    const messages = contactFormSchema.safeParse({}).error?.issues.map(({ message }) => message)
    expect(messages).toEqual(['validation.contactName', 'validation.emailRequired', 'validation.contactMessage'])
  })

  it('leaves company and phone to the sender', () => {
    expect(contactFormSchema.parse({ ...question, company: '  ', phone: '+43 1 555 0199' })).toEqual({
      ...question,
      company: undefined,
      phone: '+43 1 555 0199',
    })
  })

  it('lets nobody smuggle a header through the name', () => {
    expect(contactFormSchema.safeParse({ ...question, name: 'Emre\r\nBcc: all@donauwerk.example' }).success).toBe(false)
  })
})

describe('the copy for the sender', () => {
  it.each([
    ['goes out for an ordinary message', [], 0, true],
    ['goes out for the third of a day', [], 2, true],
    ['is not made for the fourth of a day', [], 3, false],
    ['is not made for what may be spam', ['links'], 0, false],
  ] as const)('%s', (_, signs, copiesLately, expected) => {
    expect(getsCopy({ signs, copiesLately })).toBe(expected)
  })
})
