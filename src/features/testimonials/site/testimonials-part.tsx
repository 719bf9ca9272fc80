import type { Place } from '#content/page/component-blocks.tsx'
import { type Testimonial, testimonialsFor } from '#domain/content/testimonial.ts'
import { TestimonialList } from './testimonial-list.tsx'

/** The part named `testimonials`: those selected by class names ('says-petra-holzinger'), or all. */
export function testimonialsPart(all: readonly Testimonial[]) {
  return ({ className = '' }: Place) => {
    const chosen = testimonialsFor(all, className)
    return chosen.length > 0 ? <TestimonialList testimonials={chosen} /> : null
  }
}
