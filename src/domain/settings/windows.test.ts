import { describe, expect, it } from 'vitest'
import { sectionForms } from './sections.ts'
import { defaultWindows } from './windows.ts'

const { form, textsOf } = sectionForms.windows
const filled = { version: '2', ...textsOf(defaultWindows, 'de') }

describe('the form of the windows', () => {
  it('opened and sent unchanged changes nothing', () => {
    expect(form.parse(filled)).toEqual({ version: 2, value: defaultWindows })
  })

  it.each([
    ['offerHours', ['12', '336'], ['11', '337', '', '48.5', '-48']],
    ['paymentMinutes', ['30', '720'], ['29', '721', 'half an hour']],
    ['reminderDays', ['5', '10'], ['4', '11']],
    ['invoiceDays', ['7', '60'], ['6', '61']],
  ])('keeps %s within its limits', (name, right, wrong) => {
    const says = (value: string) => form.safeParse({ ...filled, [name]: value }).error?.issues[0]?.message
    expect(right.map(says)).toEqual(right.map(() => undefined))
    expect(wrong.map(says)).toEqual(wrong.map(() => `officeSettings.errors.${name}`))
  })
})
