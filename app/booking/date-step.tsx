import { useTranslations } from 'use-intl'
import { FormStep } from '../ui/form-step.tsx'
import { LinkRows } from '../ui/link-rows.tsx'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import { WorkshopBadges } from '../workshops/workshop-badges.tsx'
import type { WorkshopView } from '../workshops/workshop-view.ts'

interface DateStepProps {
  title: string
  chosen: WorkshopView
  /** Upcoming dates of the same workshop, the chosen one among them, in order of start. */
  dates: readonly WorkshopView[]
}

/** The date that is booked, and the other ones of the same workshop. Each is a page of its own, so choosing is following a link. */
export function DateStep({ title, chosen, dates }: DateStepProps) {
  const t = useTranslations('booking')
  const words = useWorkshopWords()
  return (
    <FormStep title={title} intro={dates.length > 1 ? t('dateHint') : undefined}>
      <LinkRows
        rows={dates.map((workshop) => ({
          // A date without free seats has no form, only the section that says so.
          href: `${workshop.href}#${workshop.availability.state === 'bookable' ? 'booking' : 'book'}`,
          current: workshop.slug === chosen.slug,
          title: words.dates(workshop),
          details: [
            ...(workshop.live ? [words.hours(workshop.live) ?? words.duration(workshop.live)] : []),
            words.place(workshop),
            words.taughtIn(workshop),
            words.trainers(workshop),
          ],
          aside: <WorkshopBadges workshop={workshop} />,
        }))}
      />
    </FormStep>
  )
}
