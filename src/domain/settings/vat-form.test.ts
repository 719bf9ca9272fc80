import { expect, it } from 'vitest'
import { rateForm } from './price-form.ts'

const filled = { version: '0', country: 'AT', percent: '21', from: '2027-01-01', reason: 'Budgetbegleitgesetz' }

it.each([
  ['21', 21],
  ['8,1', 8.1],
  ['25.5', 25.5],
  ['20 %', 20],
])('%s percent are read as people write them', (percent, read) => {
  expect(rateForm.parse({ ...filled, percent })).toMatchObject({ percent: read, country: 'AT', from: '2027-01-01' })
})

it.each([
  ['a rate of nothing', { percent: '0' }, 'officeSettings.errors.vatPercent'],
  ['a rate with two decimals', { percent: '8.15' }, 'officeSettings.errors.vatPercent'],
  ['more than any country takes', { percent: '36' }, 'officeSettings.errors.vatPercent'],
  ['a day that there is not', { from: '2027-02-30' }, 'officeSettings.errors.vatFrom'],
  ['a country without a rate', { country: 'GB' }, 'officeSettings.errors.vatCountry'],
  ['no reason', { reason: ' ' }, 'validation.reason'],
])('%s is refused', (_, changes, message) => {
  expect(rateForm.safeParse({ ...filled, ...changes }).error?.issues.map((issue) => issue.message)).toEqual([message])
})
