import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import type { ListedPost } from '#domain/blog/post.ts'
import { type Testimonial, testimonialsFor } from '#domain/content/testimonial.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import { listOf } from '#domain/newsletter/subscription.ts'
import { LatestPosts } from '#features/blog/site/post-teaser.tsx'
import { ContactForm } from '#features/contact/site/contact-form.tsx'
import { NewsletterBox } from '#features/newsletter/site/newsletter-box.tsx'
import { TestimonialList } from '#features/testimonials/site/testimonial-list.tsx'
import { TrainerCards } from '#features/trainers/site/trainer-cards.tsx'
import { useTrainerDates } from '#features/workshops/site/trust-section.tsx'
import { UpcomingDates } from '#features/workshops/site/upcoming-dates.tsx'
import { kindsOf, WorkshopGrid } from '#features/workshops/site/workshop-grid.tsx'
import { inLanguageFirst, type WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { ComponentBlocksProvider, type Place } from '../page/component-blocks.tsx'
import { CachedBlock } from '../page/registry.tsx'

const nextDates = 6

interface PlacedPartsProps {
  /** Upcoming, soonest first. */
  workshops: readonly WorkshopView[]
  testimonials: readonly Testimonial[]
  trainers: readonly Trainer[]
  /** Newest first. */
  posts: readonly ListedPost[]
  children: ReactNode
}

/** Supplies the parts of the program that editors can place in a page. */
export function PlacedParts({ workshops, testimonials, trainers, posts, children }: PlacedPartsProps) {
  const { prices } = useSiteSettings()
  const datesOf = useTrainerDates(workshops)
  const dates = inLanguageFirst(workshops, useLocale()).slice(0, nextDates)
  return (
    <ComponentBlocksProvider
      components={{
        'upcoming-dates': <CachedBlock name="upcoming-dates" part={UpcomingDates} props={{ workshops: dates }} />,
        'workshop-grid': (
          <CachedBlock name="workshop-grid" part={WorkshopGrid} props={{ kinds: kindsOf(workshops, prices.seats) }} />
        ),
        'contact-form': <ContactForm />,
        ...(posts.length > 0 && {
          'latest-posts': <CachedBlock name="latest-posts" part={LatestPosts} props={{ posts }} />,
        }),
        newsletter: newsletterPart,
        testimonials: testimonialsPart(testimonials),
        ...(trainers.length > 0 && {
          trainers: <CachedBlock name="trainers" part={TrainerCards} props={{ trainers, dates: datesOf(trainers) }} />,
        }),
      }}
    >
      {children}
    </ComponentBlocksProvider>
  )
}

/** The content of a newsletter block; nothing for an unknown list. */
function newsletterPart({ listId }: Place) {
  return listOf(listId) === null ? null : (
    <CachedBlock name="newsletter" part={NewsletterBox} props={{ list: listId }} />
  )
}

/** The part named `testimonials`: those selected by class names ('says-petra-holzinger'), or all. */
function testimonialsPart(all: readonly Testimonial[]) {
  return ({ className = '' }: Place) => {
    const chosen = testimonialsFor(all, className)
    return chosen.length > 0 ? (
      <CachedBlock name="testimonials" part={TestimonialList} props={{ testimonials: chosen }} />
    ) : null
  }
}
