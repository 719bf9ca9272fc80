import { useLocale, useTranslations } from 'use-intl'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { CardGrid } from '#ui/card-grid.tsx'
import { stickerOf } from './use-workshop-words.ts'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

/** The next start of each kind of workshop, of those that have one. */
export function nextOfEach(workshops: readonly WorkshopView[]): WorkshopView[] {
  return certifications.flatMap(
    ({ slug }) =>
      workshops.find((workshop) => workshop.certification === slug && workshop.live && isUpcoming(workshop)) ?? [],
  )
}

/** The six kinds of workshop as cards, each with its price and next start. */
export function WorkshopGrid({ starts }: { starts: readonly WorkshopView[] }) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const { prices } = useSiteSettings()
  return (
    <CardGrid
      cards={certifications.map((certification) => {
        const next = starts.find((start) => start.certification === certification.slug)
        return {
          href: certificationHref(language, certification),
          sticker: stickerOf(certification.slug),
          title: certification.title,
          text: certification.promise[language],
          meta: [
            { key: 'price', value: t('from', { price: formatPrice(prices.seats[certification.slug], language) }) },
            {
              key: 'next',
              value: next?.live ? t('nextStart', { date: formatDateRange(next.live, language) }) : t('noDate'),
            },
          ],
        }
      })}
    />
  )
}
