import { describe, expect, it } from 'vitest'
import { mailTextFields, mailTextForm, mailTextsOfForm } from './mail-text-form.ts'

const form = mailTextForm({ subject: ['workshop', 'dates'], opening: ['count'], closing: [] })

const saved = (sent: Record<string, string>) => {
  const read = form.safeParse({ version: '0', ...sent })
  return read.success ? mailTextsOfForm(read.data) : read.error.issues.map(({ message }) => message)
}

describe('the texts of a mail', () => {
  it('stay as they were written where nothing is filled in', () => {
    expect(saved(mailTextFields({}))).toEqual({})
  })

  it('may leave open what the written text leaves open', () => {
    const subject = 'Fix gebucht: {workshop} ({dates})'
    expect(saved({ subject })).toEqual({ subject })
  })

  it.each([
    ['one that this text does not know', 'Bis bald, {firstName}'],
    ['one that only another part knows', 'Du hast {count} Plätze'],
    ['a brace that was left open', 'Gebucht: {workshop'],
    ['a rule of the messages', '{count, plural, one {Platz} other {Plätze}}'],
  ])('are refused with %s', (_, subject) => {
    expect(saved({ subject })).toEqual(['officeSettings.errors.placeholder'])
  })

  it('cannot replace a text with variants for different readers', () => {
    expect(saved({ headline: 'Hallo' })).toEqual(['errors.badForm'])
  })

  it('are a paragraph at the beginning, and as many as were written at the end', () => {
    expect(
      saved({ opening: 'danke!\nSchön, dass\r\ndu kommst.', closing: 'Bis bald.\r\n\r\n\nDein Team\nin Wien' }),
    ).toEqual({
      opening: 'danke! Schön, dass du kommst.',
      closing: 'Bis bald.\n\nDein Team in Wien',
    })
  })
})
