import { expect, it } from 'vitest'
import { newTestimonialForm, textsByLanguage } from './testimonial.ts'

const read = (form: object) => newTestimonialForm.safeParse(form)
const wrong = (form: object) => read(form).error?.issues.map(({ path }) => path.join('.'))
const petra = { authorDe: 'Petra Holzinger, Innkraft', messageDe: 'Seither sehen wir den Fluss.' }

it('a testimonial is whole in each language that it has, and has one at least', () => {
  expect(wrong({})).toEqual(['authorDe', 'messageDe'])
  expect(wrong({ authorDe: petra.authorDe })).toEqual(['messageDe'])
  expect(wrong({ ...petra, messageEn: 'Since then we see the flow.' })).toEqual(['authorEn'])
  expect(wrong(petra)).toBeUndefined()
})

it('leaves out a language that has nothing', () => {
  const { data } = read({ ...petra, isPublished: true })
  expect(data && textsByLanguage(data)).toEqual({
    de: { author: petra.authorDe, role: '', message: petra.messageDe },
    en: null,
  })
})
