import { describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import { chosenTestimonials, placesTestimonials, type Testimonial, testimonialsFor } from './testimonial.ts'

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

  it('is asked for only where a page places it, however deep', () => {
    const part = (componentName: string): Block => ({ name: 'flightdeck/component', order: 0, componentName })
    const inside = (block: Block): Block => ({ name: 'core/group', order: 0, innerBlocks: [block] })
    expect(placesTestimonials([inside(inside(part('testimonials')))])).toBe(true)
    expect(placesTestimonials([inside(part('upcoming-dates'))])).toBe(false)
  })
})
