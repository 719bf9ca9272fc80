import { useLocale, useTranslations } from 'use-intl'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { useBuyer } from './use-buyer.ts'
import type { WorkshopView } from './workshop-view.ts'

/** The action of a date: its form, its waitlist, its tickets, or other dates. `here` is the page of the date itself. */
export function useSeatAction() {
  const booking = useTranslations('booking')
  const t = useTranslations('workshop')
  const language = useLocale()
  const { keepIn } = useBuyer()

  return (workshop: WorkshopView, { here }: { here: boolean }): { href: string; label: string } => {
    const form = here ? '#book' : keepIn(`${workshop.href}#book`)
    switch (workshop.availability.state) {
      case 'bookable':
        return { href: form, label: booking('heading') }
      case 'waiting-list':
        return { href: form, label: booking('headingWait') }
      case 'self-paced': {
        const certification = certificationBySlug(workshop.certification)
        const page = certification ? certificationHref(language, certification) : `/${language}/workshops`
        return { href: keepIn(`${page}/self-paced-booking`), label: t('closed.tickets') }
      }
      default:
        return here
          ? { href: '#dates', label: t('otherDates') }
          : { href: keepIn(workshop.href), label: t('offer.details') }
    }
  }
}
