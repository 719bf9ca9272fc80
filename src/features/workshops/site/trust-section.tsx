import { useTranslations } from 'use-intl'
import type { ContentSource } from '#content/ports/content.ts'
import { fittingTestimonials, type Testimonial } from '#domain/content/testimonial.ts'
import { type Trainer, teachersOf } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { TestimonialList } from '#features/testimonials/site/testimonial-list.tsx'
import { TrainerCards, type TrainerDate } from '#features/trainers/site/trainer-cards.tsx'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { SectionHead } from '#ui/heading.tsx'
import { Section } from '#ui/section.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

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
          <CachedPart name="testimonials" part={TestimonialList} props={{ testimonials }} />
        </Section>
      )}
    </>
  )
}

/** Dates per card. */
const nextDates = 2

/** The next dates of each trainer, by id, of those that the page knows. */
export function useTrainerDates(workshops: readonly WorkshopView[]) {
  const words = useWorkshopWords()
  const datesOf = ({ id }: Trainer): TrainerDate[] =>
    workshops
      .filter((workshop) => workshop.live && isUpcoming(workshop) && workshop.profileIds.includes(id))
      .slice(0, nextDates)
      .map((workshop) => ({
        href: workshop.href,
        text: [workshop.code, words.place(workshop), words.dates(workshop)].join(', '),
      }))
  return (trainers: readonly Trainer[]): Record<string, TrainerDate[]> =>
    Object.fromEntries(trainers.map((trainer) => [trainer.id, datesOf(trainer)]))
}

interface About {
  language: Language
  workshop: CertificationSlug
  /** The trainers of the page's date; without it, all trainers of the workshop. */
  ids?: readonly string[]
}

/** Testimonials per workshop page. */
const voices = 2

export async function trustParts(
  content: Pick<ContentSource, 'testimonials' | 'trainers'>,
  { language, workshop, ids }: About,
) {
  const [all, testimonials] = await Promise.all([content.trainers?.(language) ?? [], content.testimonials(language)])
  const trainers = teachersOf(all, { ids, workshop })
  const fitting = fittingTestimonials(testimonials, { workshop, trainers: trainers.map(({ id }) => id) })
  return { trainers, testimonials: fitting.slice(0, voices) }
}

/** The testimonial beside the promise of a sales page. An outage of the content source must not prevent orders. */
export async function voiceBeside(
  content: Pick<ContentSource, 'testimonials'>,
  about: Pick<About, 'language'> & Partial<Pick<About, 'workshop'>>,
): Promise<Testimonial | null> {
  const all = await content.testimonials(about.language).catch(() => [])
  return fittingTestimonials(all, about)[0] ?? null
}
