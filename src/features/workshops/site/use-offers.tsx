import { useLocale, useTranslations } from 'use-intl'
import { offersIntroduction } from '#domain/pricing/tariff.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import type { Offer, OfferDate } from '#ui/offer-list.tsx'
import { stickerOf } from './sticker-of.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import { WorkshopBadges } from './workshop-badges.tsx'
import type { WorkshopView } from './workshop-view.ts'

/** The workshop list: one offer for each kind of workshop with its dates (docs/product.md#workshops). */
export function useOffers(workshops: readonly WorkshopView[]): Offer[] {
  const t = useTranslations('workshops')
  const language = useLocale()
  const { prices } = useSiteSettings()
  const words = useWorkshopWords()

  function dateOf(workshop: WorkshopView): OfferDate {
    const { live, availability } = workshop
    return {
      dateText: words.dates(workshop),
      details: [
        live && words.duration(live),
        words.place(workshop),
        words.taughtIn(workshop),
        words.trainers(workshop),
        availability.state === 'bookable' && t('badge.free', { left: availability.left }),
      ],
      badge: <WorkshopBadges workshop={workshop} />,
      href: workshop.href,
    }
  }

  return certifications.flatMap((certification): Offer[] => {
    const dates = workshops.filter((workshop) => workshop.certification === certification.slug)
    if (dates.length === 0) return []
    const bookable = dates.some(({ availability }) => availability.state === 'bookable')
    return [
      {
        sticker: stickerOf(certification.slug),
        title: certification.title,
        href: certificationHref(language, certification),
        promise: certification.promise[language],
        meta: [offersIntroduction(certification.slug) ? t('introductionAdvised') : t('noPriorKnowledge')],
        dates: dates.map(dateOf),
        price: formatPrice(prices.seats[certification.slug], language),
        priceNote: t('perPersonThreeForTwo'),
        action: {
          href: `${certificationHref(language, certification)}#dates`,
          label: bookable ? t('findDate') : t('interested'),
          kind: bookable ? 'primary' : 'secondary',
        },
      },
    ]
  })
}
