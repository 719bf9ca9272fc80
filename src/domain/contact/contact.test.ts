import { describe, expect, it } from 'vitest'
import { contactFormSchema } from './contact.ts'

const question = { name: 'Emre Yildiz', email: 'emre@donauwerk.example', message: 'Habt ihr im März noch Platz?' }

describe('the contact form', () => {
  it('asks for name, address and message with the given texts', () => {
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

  it('lets no one smuggle a header through the name', () => {
    expect(contactFormSchema.safeParse({ ...question, name: 'Emre\r\nBcc: all@donauwerk.example' }).success).toBe(false)
  })
})
