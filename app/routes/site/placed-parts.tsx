import type { ReactNode } from 'react'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { ComponentBlocksProvider } from '../../blocks/component-blocks.tsx'
import { ContactForm } from '../../contact/contact-form.tsx'
import { newsletterPart } from '../../newsletter/newsletter-part.tsx'
import { testimonialsPart } from '../../testimonials/testimonials-part.tsx'
import { UpcomingDates } from '../../workshops/upcoming-dates.tsx'
import { WorkshopGrid } from '../../workshops/workshop-grid.tsx'
import type { WorkshopView } from '../../workshops/workshop-view.ts'

/** How many dates a page shows where an editor has placed them. */
const nextDates = 6

interface PlacedPartsProps {
  /** Upcoming, soonest first. */
  workshops: readonly WorkshopView[]
  testimonials: readonly Testimonial[]
  children: ReactNode
}

/** What editors may place in a page beside text and pictures. */
export function PlacedParts({ workshops, testimonials, children }: PlacedPartsProps) {
  return (
    <ComponentBlocksProvider
      components={{
        'upcoming-dates': <UpcomingDates workshops={workshops.slice(0, nextDates)} />,
        'workshop-grid': <WorkshopGrid workshops={workshops} />,
        'contact-form': <ContactForm />,
        newsletter: newsletterPart,
        testimonials: testimonialsPart(testimonials),
      }}
    >
      {children}
    </ComponentBlocksProvider>
  )
}
