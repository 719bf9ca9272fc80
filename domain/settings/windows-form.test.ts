import { describe, expect, it } from 'vitest'
import { writtenWindows } from './windows.ts'
import { windowsFields, windowsForm, windowsOfForm } from './windows-form.ts'

const filled = { version: '2', ...windowsFields(writtenWindows) }

describe('the form of the windows', () => {
  it('opened and sent unchanged says what stands there already', () => {
    expect(windowsOfForm(windowsForm.parse(filled))).toEqual(writtenWindows)
  })

  it.each([
    ['offerHours', ['12', '336'], ['11', '337', '', '48.5', '-48']],
    ['paymentMinutes', ['30', '720'], ['29', '721', 'half an hour']],
    ['reminderDays', ['5', '10'], ['4', '11']],
    ['invoiceDays', ['7', '60'], ['6', '61']],
  ])('keeps %s within its limits', (name, right, wrong) => {
    const says = (value: string) => windowsForm.safeParse({ ...filled, [name]: value }).error?.issues[0]?.message
    expect(right.map(says)).toEqual(right.map(() => undefined))
    expect(wrong.map(says)).toEqual(wrong.map(() => `officeSettings.errors.${name}`))
  })
})
