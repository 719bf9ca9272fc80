import { describe, expect, it } from 'vitest'
import { defaultPrices, regionalPrice, regionOf } from '../pricing/tariff.ts'
import { priceFields, priceForm, pricesOfForm } from './price-form.ts'

const filled = { version: '0', ...priceFields(defaultPrices, 'de') }

const read = (changes: Record<string, string>) => {
  const form = priceForm.safeParse({ ...filled, ...changes })
  return form.success ? pricesOfForm(form.data) : form.error.issues.map(({ path, message }) => `${path} ${message}`)
}

describe('the price list', () => {
  it('opened and sent unchanged changes nothing', () => {
    expect(read({})).toEqual(defaultPrices)
  })

  it('takes amounts as people write them', () => {
    expect(read({ fl2d: '2.190,50', introduction: '89' })).toMatchObject({
      seats: { fl2d: 219_050 },
      introduction: 89_00,
    })
    expect(read({ ticketFl2d: '1.790', now: '1590', realise5: '10.900' })).toMatchObject({
      tickets: { fl2d: 179_000, flin: 99_00 },
      packages: { now: 159_000, realise: { 3: 750_000, 5: 1_090_000 } },
    })
  })

  it('sets what Discover adds on site and online', () => {
    expect(read({ discoverOnSite: '350', discoverOnline: '249,50' })).toMatchObject({
      discover: { onSite: 350_00, online: 249_50 },
    })
  })

  it('hides the message about the discount when its box is not ticked', () => {
    expect(read({})).toMatchObject({ discountMessage: 'shown' })
    expect(read({ discountMessage: '' })).toMatchObject({ discountMessage: 'hidden' })
  })

  it('puts countries into other regions than their income would', () => {
    const prices = read({ region1: 'br', region3: 'RS UA' })
    expect(prices).toMatchObject({ regions: { BR: 1, RS: 3, UA: 3 } })
    expect('regions' in prices && [regionOf('BR', prices.regions), regionOf('RS', prices.regions)]).toEqual([1, 3])
    expect('regions' in prices && regionOf('IN', prices.regions)).toBe(3)
    expect('regions' in prices && priceFields(prices, 'de')).toMatchObject({ region1: 'BR', region3: 'RS, UA' })
  })

  it('reckons with the share that is set', () => {
    const prices = read({ percent2: '55', percent3: '33' })
    expect('percent' in prices && [2, 3].map((region) => regionalPrice(199_000, region === 2 ? 2 : 3, prices))).toEqual(
      [109_450, 65_670],
    )
  })

  it.each([
    [
      'an introduction that costs more with a seat than alone',
      { introduction: '109' },
      'introduction officeSettings.errors.introductionDearer',
    ],
    ['a package for nothing', { realise3: '0' }, 'realise3 officeSettings.errors.amount'],
    ['a seat for nothing', { fl2d: '0' }, 'fl2d officeSettings.errors.amount'],
    [
      'a country in the EU, where prices by residence are barred',
      { region2: 'HU' },
      'region2 officeSettings.errors.countries',
    ],
    ['a country that there is not', { region3: 'XX' }, 'region3 officeSettings.errors.countries'],
    ['one country twice', { region2: 'RS', region3: 'RS' }, 'region1 officeSettings.errors.countryTwice'],
    [
      'region 3 dearer than region 2',
      { percent2: '40', percent3: '60' },
      'percent3 officeSettings.errors.percentOrder',
    ],
    ['more than the whole price', { percent2: '110' }, 'percent2 officeSettings.errors.percent'],
  ])('turns down %s', (_, changes, problem) => {
    expect(read(changes)).toEqual([problem])
  })
})
