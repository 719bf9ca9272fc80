import { describe, expect, it } from 'vitest'
import { defaultTariff } from '../pricing/tariff.ts'
import { type BuyPackage, buyPackage, packageQuote } from '../purchase/purchase.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const almwerk = { country: 'AT', hasVatId: true }
const command = (changes: Partial<BuyPackage>): BuyPackage => ({
  programme: 'now',
  people: 3,
  certification: 'fl2d',
  buyer: almwerk,
  tariff: defaultTariff,
  ...changes,
})
const priced = (changes: Partial<BuyPackage>) =>
  packageQuote(command(changes), { tariff: defaultTariff, orderedOn: '2026-11-21' })
const realise = { programme: 'realise', certification: null } as const

describe('a package', () => {
  it.each([
    ['NOW for three', { people: 3 }, 4470_00, 5364_00],
    ['NOW for five', { people: 5 }, 7450_00, 8940_00],
    ['NOW for seven, in two groups', { people: 7 }, 10_430_00, 12_516_00],
    ['Realise for one, who pays for the room of three', { ...realise, people: 1 }, 7500_00, 9000_00],
    ['Realise for three', { ...realise, people: 3 }, 7500_00, 9000_00],
    ['Realise for four', { ...realise, people: 4 }, 8700_00, 10_440_00],
    ['Realise for five', { ...realise, people: 5 }, 9900_00, 11_880_00],
  ])('of %s costs what the table lists', (_, changes, net, gross) => {
    expect(priced(changes)).toMatchObject({ net, gross })
  })

  it('names each group of seven on a line of its own', () => {
    expect(priced({ people: 7 }).lines).toMatchObject([
      { kind: 'package', package: 'now-4', certification: 'fl2d', quantity: 1, net: 5960_00 },
      { kind: 'package', package: 'now-3', certification: 'fl2d', quantity: 1, net: 4470_00 },
    ])
  })

  it('has no free place for the third, and no regional price', () => {
    const buyer = { country: 'IN', hasVatId: false }
    expect(priced({ people: 3, buyer }).gross).toBe(4470_00)
  })

  it('is taxed where the company is', () => {
    const buyer = { country: 'DE', hasVatId: true }
    expect(priced({ ...realise, people: 4, buyer }).vat).toMatchObject([{ rule: 'reverse-charge' }])
  })
})

describe('an order', () => {
  it.each([
    ['NOW for two', { people: 2 }, { reason: 'people-limit', least: 3, most: 10 }],
    ['NOW for eleven', { people: 11 }, { reason: 'people-limit', least: 3, most: 10 }],
    ['Realise for six', { ...realise, people: 6 }, { reason: 'people-limit', least: 1, most: 5 }],
    ['NOW without a workshop', { certification: null }, { reason: 'workshop-missing' }],
  ])('of %s is refused', (_, changes, refusal) => {
    expect(buyPackage(command(changes), now)).toEqual({ outcome: 'refused', refusal })
  })

  it('of a package is confirmed at once and paid by invoice', () => {
    expect(buyPackage(command({ people: 4 }), now)).toMatchObject({ outcome: 'done', to: { state: 'confirmed' } })
  })
})
