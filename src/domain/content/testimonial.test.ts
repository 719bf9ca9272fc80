import { describe, expect, it } from 'vitest'
import { chosenTestimonials, type Testimonial, testimonialsFor } from './testimonial.ts'

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
