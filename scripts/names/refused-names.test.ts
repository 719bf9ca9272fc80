import { expect, it } from 'vitest'
import { allowances, refusedNames, refusedWords } from './refused-names.ts'

it.each([...refusedWords.keys()])('refuses %s as a part of a name', (words) => {
  const [first = '', ...others] = words.split('-')
  const camel = first + others.map((part) => part[0]?.toUpperCase() + part.slice(1)).join('')
  const pascal = `Find${camel[0]?.toUpperCase()}${camel.slice(1)}`
  const source = `export interface ${pascal}Ports { ${camel}: number }`
  expect(refusedNames('src/domain/money.ts', source)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(` ${pascal}Ports has `),
      expect.stringContaining(` ${camel} has `),
    ]),
  )
})

it.each([
  ['a function', 'function settleDate() {}'],
  ['a parameter', 'const run = (desk: Office) => 1'],
  ['a type parameter', 'type Sent<News> = News[]'],
  ['a property that is read', 'export const number = order.standing'],
  ['a private field', 'class Mailbox { #letters = 0 }'],
  ['a component and its property', 'export const row = <Twin told />'],
  ['a constant', 'const DEAD_END = 1'],
  ['a clause', 'const whyNotDelivered = 1'],
  ['a clause as a type', 'type WhyItFailed = 1'],
])('finds it in %s', (_, source) => {
  expect(refusedNames('src/a.tsx', source)).not.toEqual([])
})

it.each([
  ['a longer word', 'const newsletter = houseboat(letterhead)'],
  ['a text', "const key = 'standing'"],
  ['a word alone', 'const what = who(why)'],
  ['a word that begins like one', 'type WholeNumber = 1'],
])('lets %s pass', (_, source) => {
  expect(refusedNames('src/a.ts', source)).toEqual([])
})

it.each(['src/domain/running-numbers.ts', 'src/content/last-good/stale-store.ts'])(
  'finds it in the name %s',
  (file) => {
    expect(refusedNames(file, 'export const one = 1')).toHaveLength(1)
  },
)

it('allows a word only in the files that its reason is about', () => {
  const source = 'export const deliveryAttempt = 1'
  expect(refusedNames('src/features/webhooks/deliver.ts', source)).toEqual([])
  expect(refusedNames('src/domain/booking/booking.ts', source)).toHaveLength(1)
})

it('has no allowance for a word that is not refused', () => {
  expect(allowances.flatMap(({ words }) => words).filter((word) => !refusedWords.has(word))).toEqual([])
})
