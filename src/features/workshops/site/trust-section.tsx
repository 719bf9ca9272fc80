import { useTranslations } from 'use-intl'
import type { Testimonial } from '#domain/content/testimonial.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import { TestimonialList } from '#features/testimonials/site/testimonial-list.tsx'
import { TrainerCards } from '#features/trainers/site/trainer-cards.tsx'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { SectionHead } from '#ui/heading.tsx'
import { Section } from '#ui/section.tsx'
import { useTrainerDates } from './use-trainer-dates.ts'
import type { WorkshopView } from './workshop-view.ts'

/** Beside the promise of a sales page. */
export function VoiceBeside({ voice }: { voice: Testimonial }) {
  return <TestimonialList testimonials={[voice]} small />
}

interface TrustSectionProps {
  trainers: readonly Trainer[]
  testimonials: readonly Testimonial[]
  /** The dates of the page's workshop. */
  dates: readonly WorkshopView[]
}

/** Trainers and testimonials; nothing without either. */
export function TrustSection({ trainers, testimonials, dates }: TrustSectionProps) {
  const t = useTranslations('trainers')
  const voices = useTranslations('testimonials')
  const datesOf = useTrainerDates(dates)
  return (
    <>
      {trainers.length > 0 && (
        <Section id="trainers" labelledBy="trainers-title" tone="sky">
          <SectionHead id="trainers-title" title={t('title')} />
          <CachedPart name="trainers" part={TrainerCards} props={{ trainers, dates: datesOf(trainers) }} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section id="voices" labelledBy="voices-title">
          <SectionHead id="voices-title" title={voices('title')} />
          <TestimonialList testimonials={testimonials} />
        </Section>
      )}
    </>
  )
}
