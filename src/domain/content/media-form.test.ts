import { describe, expect, it } from 'vitest'
import { pictureWordsForm, pictureWordsOf } from './media-form.ts'

const centre = { focalX: 50, focalY: 50 }
const read = (form: object) => pictureWordsForm.safeParse({ ...centre, ...form })
const wrong = (form: object) => read(form).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the words of a picture', () => {
  it('are asked for in both languages', () => {
    expect(wrong({})).toEqual(['altDe validation.altDe', 'altEn validation.altEn'])
    expect(wrong({ altDe: 'Priya am Board', altEn: '  ' })).toEqual(['altEn validation.altEn'])
    expect(wrong({ altDe: 'Priya am Board', altEn: 'Priya at the board' })).toBeUndefined()
  })

  it('are left out where the picture is marked as decorative, also when words were typed', () => {
    const { data } = read({ decorative: true, altDe: 'Ein Ballon' })
    expect(data && pictureWordsOf(data)).toMatchObject({ altDe: '', altEn: '' })
  })

  it('keep the focal point as shares of the sides', () => {
    const { data } = read({ decorative: true, focalX: 25, focalY: 100 })
    expect(data && pictureWordsOf(data)).toMatchObject({ focalX: 0.25, focalY: 1 })
    expect(wrong({ decorative: true, focalX: 101 })).toEqual(['focalX validation.percent'])
  })
})
