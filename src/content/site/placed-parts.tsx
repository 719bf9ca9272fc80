import type { ReactNode } from 'react'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { ContactForm } from '#features/contact/site/contact-form.tsx'
import { newsletterPart } from '#features/newsletter/site/newsletter-part.tsx'
import { testimonialsPart } from '#features/testimonials/site/testimonials-part.tsx'
import { UpcomingDates } from '#features/workshops/site/upcoming-dates.tsx'
import { WorkshopGrid } from '#features/workshops/site/workshop-grid.tsx'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { type ComponentBlocks, ComponentBlocksProvider } from '../page/component-blocks.tsx'

/** How many dates a page shows where an editor has placed them. */
const nextDates = 6

interface PlacedPartsProps {
  /** Upcoming, soonest first. */
  workshops: readonly WorkshopView[]
  testimonials: readonly Testimonial[]
  /** Parts of a route of its own, by their names: what every page would load. */
  more?: ComponentBlocks | undefined
  children: ReactNode
}

/** What editors may place in a page beside text and pictures. */
export function PlacedParts({ workshops, testimonials, more, children }: PlacedPartsProps) {
  return (
    <ComponentBlocksProvider
      components={{
        'upcoming-dates': <UpcomingDates workshops={workshops.slice(0, nextDates)} />,
        'workshop-grid': <WorkshopGrid workshops={workshops} />,
        'contact-form': <ContactForm />,
        newsletter: newsletterPart,
        testimonials: testimonialsPart(testimonials),
        ...more,
      }}
    >
      {children}
    </ComponentBlocksProvider>
  )
}
