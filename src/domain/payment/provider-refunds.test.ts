import { describe, expect, it } from 'vitest'
import { bounceOf, isNewDisputeState, type MoneyReturn, outOfMoney, refundedElsewhere } from './payment.ts'

const noon = Temporal.Instant.from('2026-11-21T12:00:00Z')
const card = { id: 'card', amount: 400_00, state: 'paid' } as const
const back = (id: string, amount: number, more: Partial<MoneyReturn> = {}): MoneyReturn => ({
  id,
  paymentId: 'card',
  amount,
  state: 'done',
  ...more,
})

describe('what was paid back at the provider, of a payment of € 400', () => {
  it.each<[string, MoneyReturn[], number, number]>([
    ['nothing but ours', [back('a', 100_00)], 100_00, 0],
    ['ours, which the provider has not answered yet', [back('a', 100_00, { state: 'due' })], 100_00, 0],
    ['fifty more than ours', [back('a', 100_00)], 150_00, 50_00],
    ['all of it without us', [], 150_00, 150_00],
    ['what came by an earlier message', [back('a', 100_00)], 60_00, 0],
    ['what was given back by transfer does not count', [back('a', 100_00, { paymentId: null })], 100_00, 100_00],
    [
      'after ours had failed',
      [back('a', 100_00, { state: 'failed', failedAt: noon.subtract({ hours: 1 }) })],
      100_00,
      100_00,
    ],
    [
      'before ours failed, told late',
      [back('a', 100_00, { state: 'failed', failedAt: noon.add({ hours: 1 }) })],
      100_00,
      0,
    ],
  ])('%s', (_, returns, amount, elsewhere) => {
    expect(refundedElsewhere(card, returns, { amount, at: noon })).toBe(elsewhere)
  })
})

describe('a refund of € 100 that the provider could not make', () => {
  const reported = { refundId: 're_1', amount: 100_00 }
  const whole = { ...card, state: 'refunded' } as const
  it.each<[string, typeof card | typeof whole, MoneyReturn[], ReturnType<typeof bounceOf>]>([
    ['is the one that it names', card, [back('a', 100_00), back('b', 100_00, { refundId: 're_1' })], fails('b')],
    ['is else one of its amount', card, [back('a', 99_00), back('b', 100_00)], fails('b')],
    [
      'is none whose refund has another name',
      card,
      [back('a', 100_00, { refundId: 're_0' }), back('b', 100_00)],
      fails('b'),
    ],
    ['is one that was never noted', card, [], fails(null)],
    ['is known', card, [back('a', 100_00, { refundId: 're_1', state: 'failed' })], null],
    ['was all that went back', { ...whole, amount: 100_00 } as never, [], fails(null)],
    ['was a part of what was paid back whole', whole, [], { fails: null, alsoGone: 300_00 }],
    ['was our part, the rest went by hand', whole, [back('a', 100_00)], { fails: 'a', alsoGone: 300_00 }],
  ])('%s', (_, payment, returns, bounce) => {
    expect(bounceOf(payment, returns, reported)).toEqual(bounce)
  })

  function fails(id: string | null) {
    return { fails: id, alsoGone: 0 }
  }
})

describe('a lost dispute', () => {
  it.each<[string, MoneyReturn[], string[]]>([
    ['over all leaves nothing for what is due', [back('a', 100_00, { state: 'due' }), back('lost', 400_00)], ['a']],
    ['over a part leaves enough', [back('a', 100_00, { state: 'due' }), back('lost', 300_00)], []],
    [
      'takes from the latest first',
      [back('a', 50_00, { state: 'due' }), back('b', 60_00, { state: 'due' }), back('lost', 300_00)],
      ['b'],
    ],
    ['takes nothing from what is done', [back('a', 100_00), back('lost', 400_00)], []],
  ])('%s', (_, returns, failed) => {
    expect(outOfMoney(card, returns)).toEqual(failed)
  })
})

it.each([
  [null, 'open', true],
  [null, 'lost', true],
  ['inquiry', 'open', true],
  ['open', 'open', false],
  ['open', 'inquiry', false],
  ['open', 'won', true],
  ['won', 'open', false],
  ['lost', 'won', false],
] as const)('a dispute that is %s and told to be %s: news %s', (known, reported, isNew) => {
  expect(isNewDisputeState(known, reported)).toBe(isNew)
})
