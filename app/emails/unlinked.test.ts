import { expect, it } from 'vitest'
import { unlinked } from './unlinked.ts'

it.each([
  ['https://cheap.example/watches?x=1', 'https:\u200b//cheap.\u200bexample/watches?x=1'],
  ['www.cheap.example', 'www.\u200bcheap.\u200bexample'],
  ['mail me@cheap.example', 'mail me@\u200bcheap.\u200bexample'],
  ['tel:0900555', 'tel:\u200b0900555'],
])('makes no link of %s', (written, expected) => {
  expect(unlinked(written)).toBe(expected)
})

it('leaves sentences as they are', () => {
  const sentence = 'Grüß euch! Habt ihr im März noch Platz? Danke. Emre'
  expect(unlinked(sentence)).toBe(sentence)
})
