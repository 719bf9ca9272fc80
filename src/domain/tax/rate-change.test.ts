import { describe, expect, it } from 'vitest'
import { done, refused } from '../result.ts'
import { decideRate, type RateChanges, type RateCommand, ratesOn } from './tax.ts'

const today = '2026-11-21'
const nothing: RateChanges = {}
const planned: RateChanges = { AT: { '2027-01-01': 21 } }
const begun: RateChanges = { AT: { '2026-07-01': 21 } }
const enter = (country: string, from: string, percent: number): RateCommand => ({
  kind: 'enter',
  country,
  from,
  percent,
})
const drop = (country: string, from: string): RateCommand => ({ kind: 'drop', country, from })

describe('a rate', () => {
  it.each<[string, RateChanges, RateCommand, RateChanges]>([
    ['of Austria is 21 % from New Year', nothing, enter('AT', '2027-01-01', 21), planned],
    ['may begin tomorrow', nothing, enter('CH', '2026-11-22', 8.5), { CH: { '2026-11-22': 8.5 } }],
    ['of a day to come is corrected', planned, enter('AT', '2027-01-01', 22), { AT: { '2027-01-01': 22 } }],
    [
      'may go back where it came from',
      planned,
      enter('AT', '2027-07-01', 20),
      { AT: { '2027-01-01': 21, '2027-07-01': 20 } },
    ],
    ['that was planned is dropped', planned, drop('AT', '2027-01-01'), nothing],
    ['that does not exist is dropped without an effect', nothing, drop('AT', '2027-01-01'), nothing],
    ['leaves those of others', planned, enter('DE', '2027-01-01', 20), { ...planned, DE: { '2027-01-01': 20 } }],
  ])('%s', (_, before, command, changes) => {
    expect(decideRate(before, command, today)).toEqual({ ...done, changes })
  })

  it.each<[string, RateChanges, RateCommand, string]>([
    ['that began in July, entered again', begun, enter('AT', '2026-07-01', 22), 'begun'],
    ['that began in July, dropped', begun, drop('AT', '2026-07-01'), 'begun'],
    ['from today, with which orders were made this morning', nothing, enter('AT', today, 21), 'begun'],
    ['that applies on that day anyway', nothing, enter('AT', '2027-01-01', 20), 'already-applies'],
    ['below what the Union allows', nothing, enter('AT', '2027-01-01', 14.9), 'below-minimum'],
    ['of a country that has none here', nothing, enter('GB', '2027-01-01', 20), 'no-country'],
    ['of a word that every object knows', nothing, enter('constructor', '2027-01-01', 20), 'no-country'],
  ])('%s, is refused', (_, before, command, refusal) => {
    expect(decideRate(before, command, today)).toEqual(refused(refusal))
  })

  it('is listed with the current rate, future rates and past changes', () => {
    const rates = ratesOn('2027-02-01', { AT: { '2027-07-01': 22, '2027-01-01': 21 } })
    expect(rates.find(({ country }) => country === 'AT')).toEqual({
      country: 'AT',
      percent: 21,
      entered: [
        { from: '2027-01-01', percent: 21, begun: true },
        { from: '2027-07-01', percent: 22, begun: false },
      ],
    })
    expect(rates).toHaveLength(28)
  })
})
