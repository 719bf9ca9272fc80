import { describe, expect, it } from 'vitest'
import {
  authorLine,
  chosenTestimonials,
  fittingTestimonials,
  type Testimonial,
  testimonialsFor,
} from './testimonial.ts'

const [petra, milan, sigrid] = ['petra', 'milan', 'sigrid-aas'].map(
  (slug): Testimonial => ({ slug, author: slug, message: `${slug} says so` }),
)
const all = [petra, milan, sigrid].filter((testimonial) => testimonial !== undefined)

describe('what customers say', () => {
  it('is chosen by slug, in the order of the slugs, and all without any', () => {
    expect(chosenTestimonials(all, ['sigrid-aas', 'nobody', 'petra'])).toEqual([sigrid, petra])
    expect(chosenTestimonials(all, [])).toEqual([])
    expect(chosenTestimonials(all)).toEqual(all)
  })

  it('is chosen by an editor with class names', () => {
    expect(testimonialsFor(all, 'is-style-wide says-sigrid-aas says-milan')).toEqual([sigrid, milan])
    expect(testimonialsFor(all, '')).toEqual(all)
  })
})

describe('what fits a page', () => {
  const about = (slug: string, ties: Pick<Testimonial, 'workshop' | 'trainer'> = {}) => ({ slug, ...ties })
  const here = about('here', { workshop: 'fl2d' })
  const withHer = about('with-her', { workshop: 'fl2d', trainer: 'theresa' })
  const her = about('her', { trainer: 'theresa' })
  const elsewhere = about('elsewhere', { workshop: 'flin', trainer: 'theresa' })
  const untied = about('untied')
  const known = [untied, elsewhere, her, here, withHer]

  it.each([
    ['a date', { workshop: 'fl2d', trainers: ['theresa'] }, [withHer, here, her]],
    ['a workshop', { workshop: 'fl2d' }, [here, withHer]],
    ['a workshop without testimonials', { workshop: 'flcp' }, []],
    ['any other page', {}, known],
  ] as const)('of %s', (_, asked, expected) => {
    expect(fittingTestimonials(known, asked)).toEqual(expected)
  })
})

it.each([
  [
    { name: 'Petra Holzinger', role: 'Bereichsleiterin', company: 'Innkraft' },
    'Petra Holzinger, Bereichsleiterin, Innkraft',
  ],
  [
    { name: 'Petra Holzinger, Bereichsleiterin bei Innkraft', role: '', company: '' },
    'Petra Holzinger, Bereichsleiterin bei Innkraft',
  ],
])('names the author in one line: %o', (by, line) => {
  expect(authorLine(by)).toBe(line)
})
