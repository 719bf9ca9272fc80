import { useLocale, useTranslations } from 'use-intl'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { CardGrid } from '#ui/card-grid.tsx'
import { stickerOf } from './use-workshop-words.ts'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

/** The six kinds of workshop as cards, each with its price and next start. */
export function WorkshopGrid({ workshops }: { workshops: readonly WorkshopView[] }) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const { prices } = useSiteSettings()
  return (
    <CardGrid
      cards={certifications.map((certification) => {
        const next = workshops.find(
          (workshop) => workshop.certification === certification.slug && workshop.live && isUpcoming(workshop),
        )
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
