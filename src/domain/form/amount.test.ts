import { describe, expect, it } from 'vitest'
import { amountField, typedAmount } from './amount.ts'

const amount = amountField('validation.amount')

describe('an amount as people write it', () => {
  it.each([
    ['1990', 1990_00],
    ['1.990', 1990_00],
    ['1,990', 1990_00],
    ['1.990,50', 1990_50],
    ['1,990.50', 1990_50],
    ['99,5', 99_50],
    [' 0,01 ', 1],
    ['1.234.567,89', 1_234_567_89],
    ['€ 1.990,00', 1990_00],
    ['1990 €', 1990_00],
    ['EUR 1.990,00', 1990_00],
    ['1990,5 eur', 1990_50],
    ['1 990,50', 1990_50],
    ['1\u{A0}234\u{202F}567,89', 1_234_567_89],
    ["1'990.50", 1990_50],
    ['1’990.50', 1990_50],
    ['1.990,-', 1990_00],
    ['€ 1990,–', 1990_00],
  ])('%s', (text, cents) => {
    expect(amount.parse(text)).toBe(cents)
  })

  it.each([
    '',
    '0',
    '0,00',
    '€',
    '€ 5 €',
    '5 € 3',
    '12 34',
    '1 9900',
    '1990 555',
    '1 990 5',
    'EUR',
    ',-',
    '-1.990,-',
    '-5',
    '+5',
    '1e3',
    '12,345,6',
    '1990,555',
    'zehn',
    '=1+1',
    '99999999',
  ])('not %j', (text) => {
    expect(amount.safeParse(text).error?.issues[0]?.message).toBe('validation.amount')
  })
})

it.each([
  [1990_00, 'de', '1990'],
  [1890_50, 'de', '1890,50'],
  [1890_50, 'en', '1890.50'],
  [99_05, 'de', '99,05'],
  [1_234_567_89, 'en', '1234567.89'],
] as const)('%i cents are in a field in %s as %s, and read again', (cents, language, text) => {
  expect(typedAmount(cents, language)).toBe(text)
  expect(amount.parse(text)).toBe(cents)
})
