import { describe, expect, it } from 'vitest'
import { seller } from '../company.ts'
import { plainSection, readerOf } from './section.ts'
import { settingsChanges } from './site-settings.ts'
import { defaultsOf, defaultWindows, wholeNumber, windowFields } from './windows.ts'

const closingHours = wholeNumber({ default: 0, from: 0, to: 72, error: 'officeSettings.errors.closingHours' })
const fields = { ...windowFields, closingHours }
const section = plainSection(fields)
const filled = { version: '0', ...section.textsOf(defaultsOf(fields), 'de') }

describe('a field that is added to the windows', () => {
  it('is read from the form, stored, and read again', () => {
    const { value } = section.form.parse({ ...filled, closingHours: '24' })
    const stored: unknown = JSON.parse(JSON.stringify(value))
    expect(section.read(stored)).toEqual({ ...defaultWindows, closingHours: 24 })
  })

  it('has its default where the section was stored before, or nothing was', () => {
    expect(section.read({ ...defaultWindows, offerHours: 24 })).toEqual({
      ...defaultWindows,
      offerHours: 24,
      closingHours: 0,
    })
    expect(section.read(undefined)).toEqual({ ...defaultWindows, closingHours: 0 })
  })

  it('is opened with its value and listed when it changes', () => {
    const changed = { ...defaultsOf(fields), closingHours: 24 }
    expect(section.textsOf(changed, 'de').closingHours).toBe('24')
    expect(settingsChanges(defaultsOf(fields), changed)).toEqual([{ name: 'closingHours', before: '0', after: '24' }])
  })

  it('checks its limits and reports them', () => {
    const { error } = section.form.safeParse({ ...filled, closingHours: '73' })
    expect(error?.issues).toMatchObject([{ path: ['closingHours'], message: closingHours.error }])
  })
})

it('reads a section that has fields of earlier days, without them', () => {
  expect(section.read({ ...defaultWindows, graceDays: 3 })).toEqual({ ...defaultWindows, closingHours: 0 })
})

it('takes no stored value that no form has written', () => {
  expect(() => section.read({ offerHours: 'two days' })).toThrow()
})

describe('a field that is added to the company or its account', () => {
  const bank = { ...seller.bank, owner: 'Flight Levels' }
  const read = readerOf({ ...seller, fax: '', bank })

  it('is read again as it was stored', () => {
    const stored = { ...seller, fax: '+43 1 000 00 01', bank: { ...bank, owner: 'Nora Pichler' } }
    expect(read(stored)).toEqual(stored)
  })

  it('has its default where the company was stored before', () => {
    const stored = { ...seller, name: 'Flughöhe GmbH' }
    expect(read(stored)).toEqual({ ...stored, fax: '', bank })
  })
})
