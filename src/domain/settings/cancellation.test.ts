import { describe, expect, it } from 'vitest'
import { defaultCancellation } from '../order/cancellation.ts'
import { sectionForms } from './sections.ts'

const { form: cancellationForm, textsOf } = sectionForms.cancellation
const filled = { version: '0', ...textsOf(defaultCancellation, 'de') }

const read = (changes: Record<string, string>) => {
  const form = cancellationForm.safeParse({ ...filled, ...changes })
  return form.success
    ? form.data.value
    : form.error.issues.map(({ path, message }) => `${path} ${message.split('.').at(-1)}`)
}

describe('the terms of cancelling', () => {
  it('opened and sent unchanged have the present values', () => {
    expect(read({})).toEqual(defaultCancellation)
    const half = { freeDays: 42, partDays: 14, partPercent: 50 }
    expect(read(textsOf(half, 'de'))).toEqual(half)
    expect(read({ ...textsOf(half, 'de'), partPercent: '50 %' })).toEqual(half)
  })

  it.each([
    ['six days', { freeDays: '6' }, ['freeDays freeDays']],
    ['no days', { freeDays: '' }, ['freeDays freeDays']],
    ['a part without its percent', { partDays: '14' }, ['partPercent partPercent']],
    ['a percent without its days', { partPercent: '50' }, ['partDays partDays']],
    ['a part that ends before the free time does', { partDays: '30', partPercent: '50' }, ['partDays partBeforeFree']],
    ['all of it as a part', { partDays: '14', partPercent: '100' }, ['partPercent partPercent']],
    ['words', { partDays: 'zwei Wochen', partPercent: '50' }, ['partDays partDays']],
  ])('are refused with %s', (_, changes, problems) => {
    expect(read(changes)).toEqual(problems)
  })
})
