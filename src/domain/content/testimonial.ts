/** What a customer says (docs/product.md#testimonials). Plain text. */
export interface Testimonial {
  slug: string
  /** Name and what this person does, in one line. */
  author: string
  message: string
}

/** Those of the given slugs, in that order; all of them without slugs. What is not there is left out. */
export function chosenTestimonials(all: readonly Testimonial[], slugs?: readonly string[]): Testimonial[] {
  if (slugs === undefined) return [...all]
  return slugs.flatMap((slug) => all.filter((testimonial) => testimonial.slug === slug))
}

/** The class names with which an editor chooses: 'says-petra-holzinger says-innkraft'. */
const choice = /(?:^|\s)says-([\w-]+)/g

/** Which testimonials a part named `testimonials` shows, by its other class names. */
export function testimonialsFor(all: readonly Testimonial[], className: string): Testimonial[] {
  const slugs = [...className.matchAll(choice)].flatMap(([, slug]) => slug ?? [])
  return chosenTestimonials(all, slugs.length > 0 ? slugs : undefined)
}
