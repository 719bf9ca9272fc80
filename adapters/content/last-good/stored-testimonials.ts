import { z } from 'zod'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { testimonial } from '../source-answer.ts'

const list = z.array(testimonial)

/** What customers say as the store gives it back; undefined if it is something else. */
export function storedTestimonials(stored: unknown): Testimonial[] | undefined {
  const parsed = list.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
