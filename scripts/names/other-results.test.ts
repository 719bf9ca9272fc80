import { expect, it } from 'vitest'
import { otherResults } from './refused-names.ts'

it.each([
  ['a decision', 'const decision = { accepted: true, to }'],
  ['the type of one', "type Decision = Done | { accepted: false; refusal: 'full' }"],
  ['an outcome', "const answer = () => ({ outcome: 'booked', token })"],
  ['the type of one', "type Booked = { outcome: 'done' | 'waiting' }"],
  ['one that may be left out', "interface Booked { outcome?: ('booked' | 'waiting') | undefined }"],
  ['one of two outcomes', "return { outcome: isFree ? 'done' : 'waiting' }"],
  ['an outcome if none is given', "const answer = { outcome: given ?? ('kept' as const) }"],
])('finds %s', (_, line) => {
  expect(otherResults('src/a.ts', `function a() {\n${line}\n}`)).toEqual([expect.stringMatching(/^src\/a\.ts:2 /)])
})

it.each([
  ['a result', "const booked = { outcome: 'done', state: 'waiting' }"],
  ['a refusal', "type Refused = { outcome: 'refused'; refusal: { reason: 'full' } }"],
  ['an outcome that is handed on', 'const line = { outcome: result.refusal.reason }'],
  ['a question', "const isKept = { outcome: word === 'kept' ? 'done' : 'refused' }"],
  ['a word that is stored', "interface Line {\n  // no result: a fact of the log\n  outcome: 'in' | 'out'\n}"],
])('lets %s pass', (_, source) => {
  expect(otherResults('src/a.ts', `function a() {\n${source}\n}`)).toEqual([])
})

it('lets nothing pass without a reason', () => {
  expect(otherResults('src/a.ts', "const line = {\n  // no result:\n  outcome: 'in',\n}")).toHaveLength(1)
})
