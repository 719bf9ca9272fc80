import { expect, it } from 'vitest'
import { refusedNames, refusedWords } from './refused-names.ts'

it.each([...refusedWords.keys()])('refuses %s as a part of a name', (word) => {
  const pascal = `Find${word[0]?.toUpperCase()}${word.slice(1)}`
  const source = `export interface ${pascal}Ports { ${word}: number }`
  expect(refusedNames('src/domain/money.ts', source)).toEqual(
    expect.arrayContaining([expect.stringContaining(` ${pascal}Ports has `), expect.stringContaining(` ${word} has `)]),
  )
})

it.each([
  ['a function', 'function mendDate() {}'],
  ['a parameter', 'const run = (desk: Office) => 1'],
  ['a type parameter', 'type Sent<Desk> = Desk[]'],
  ['a property that is read', 'export const number = order.standing'],
  ['a private field', 'class Mailbox { #twins = 0 }'],
  ['a component and its property', 'export const row = <Twin told />'],
  ['a constant', 'const FULL_HOUSE = 1'],
  ['a clause', 'const whyNotDelivered = 1'],
])('finds it in %s', (_, source) => {
  expect(refusedNames('src/a.tsx', source)).not.toEqual([])
})

it.each([
  ['a longer word', 'const sealing = houseboat(desktop)'],
  ['a text', "const key = 'standing'"],
  ['a word alone', 'const what = who(why)'],
])('lets %s pass', (_, source) => {
  expect(refusedNames('src/a.ts', source)).toEqual([])
})

it.each(['src/domain/news-desk.ts', 'src/content/twin/stale-store.ts'])('finds it in the name %s', (file) => {
  expect(refusedNames(file, 'export const one = 1')).toHaveLength(1)
})
