import { expect, it } from 'vitest'
import { linkAddress } from './links.ts'

it.each([
  [' /de/workshops?a=1 ', '/de/workshops?a=1'],
  ['#termine', '#termine'],
  ['https://elsewhere.example/de', 'https://elsewhere.example/de'],
  ['tel:+4312345', 'tel:+4312345'],
  ['mailto:hallo@flightlevels.example', 'mailto:hallo@flightlevels.example'],
  ['hallo@flightlevels.example', 'mailto:hallo@flightlevels.example'],
  ['www.flightlevels.example', 'https://www.flightlevels.example'],
  ['müller.example/über-uns?x#y', 'https://müller.example/über-uns?x#y'],
  ['', null],
  ['workshops', null],
  ['unsere Workshops', null],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
])('‘%s’ leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each([
  ['a mail address', `a@${'.'.repeat(60_000)}`],
  ['a web address', `https://elsewhere.example/${'a'.repeat(2_000)}`],
])('has to be shorter than 2,000 characters: %s', (_, typed) => {
  expect(linkAddress(typed)).toBeNull()
})
