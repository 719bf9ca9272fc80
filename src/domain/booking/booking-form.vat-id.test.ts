import { describe, expect, it } from 'vitest'
import { checked, sentBooking } from '#tests/helpers/sent-booking.ts'

const almwerks = 'ATU13585627'

/** Lena's form with this VAT id and country, the box 'no VAT id' unticked. */
function lenaWith(vatId: string | undefined, country = 'AT', box?: 'on') {
  return checked(sentBooking({ 'invoice.vatId': vatId, 'invoice.country': country, 'invoice.noVatId': box }))
}

const required = { 'invoice.vatId': ['validation.vatId'] }
const invalid = { 'invoice.vatId': ['validation.vatIdInvalid'] }
const foreign = { 'invoice.vatId': ['validation.vatIdCountry'] }

describe('the VAT id is required unless the box is ticked', () => {
  it.each([
    ['missing, box not ticked', undefined, undefined, required],
    ['empty, box not ticked', '', undefined, required],
    ['blank, box not ticked', '   ', undefined, required],
    ['missing, box ticked', undefined, 'on', {}],
    ['given, box not ticked', almwerks, undefined, {}],
    ['given, box ticked', almwerks, 'on', {}],
    ['half given, box ticked: it does not count', 'ATU1', 'on', {}],
  ] as const)('%s', (_, vatId, box, errors) => {
    expect(lenaWith(vatId, 'AT', box).errors).toEqual(errors)
  })

  it('is asked for outside the EU too, in whatever form they have it there', () => {
    expect(lenaWith(undefined, 'CH').errors).toEqual(required)
    expect(lenaWith('CHE-123.456.789 MWST', 'CH').booking?.invoice.vatId).toBe('CHE123456789MWST')
    expect(lenaWith('12-3456789', 'US').booking?.invoice.vatId).toBe('123456789')
  })
})

describe('a VAT id of the EU has the form of its country', () => {
  it.each([
    ['an Austrian one', almwerks, 'AT', {}],
    ['a Greek one, which starts with EL', 'EL094259216', 'GR', {}],
    ['a Greek one that starts like the country', 'GR094259216', 'GR', invalid],
    ['a wrong check digit', 'ATU13585626', 'AT', invalid],
    ['a digit too few', 'ATU1358562', 'AT', invalid],
    ['a German one for a company in Austria', 'DE136695976', 'AT', foreign],
    ['an Austrian one for a company in Germany', almwerks, 'DE', foreign],
    ['a number without a country', '13585627', 'AT', invalid],
    ['marks that came along when it was copied', '\u200eATU\u00a013585627\u200b', 'AT', {}],
    ['something else altogether', 'keine Ahnung', 'AT', foreign],
  ])('%s', (_, vatId, country, errors) => {
    expect(lenaWith(vatId, country).errors).toEqual(errors)
  })

  it('is judged when other fields are still wrong', () => {
    const form = sentBooking({ 'invoice.vatId': 'ATU1', 'invoice.noVatId': undefined, 'invoice.city': undefined })
    expect(checked(form).errors).toEqual({ 'invoice.city': ['validation.city'], ...invalid })
  })

  it('is not held against a country that was not chosen yet', () => {
    expect(lenaWith(almwerks, '').errors).toEqual({ 'invoice.country': ['validation.country'] })
  })
})

describe('a VAT id is stored in one form however it was typed', () => {
  it.each(['ATU13585627', 'atu13585627', 'ATU 135 856 27', ' ATU-1358.5627 ', 'atu\u00a01358 5627'])('%j', (typed) => {
    expect(lenaWith(typed).booking?.invoice.vatId).toBe(almwerks)
  })
})
