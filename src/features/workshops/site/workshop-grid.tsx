import { useLocale, useTranslations } from 'use-intl'
import type { Cents } from '#domain/money.ts'
import {
  type CertificationSlug,
  certificationHref,
  certificationSlugs,
  certifications,
} from '#domain/workshop/certification.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { Sticker } from '#ui/badge.tsx'
import cardLink from '#ui/button.module.css'
import { stickerOf } from './use-workshop-words.ts'
import styles from './workshop-article.module.css'
import { isUpcoming, type KindPrice, kindPrice, type WorkshopView } from './workshop-view.ts'

interface Kind {
  next: WorkshopView | null
  price: KindPrice
}

/** The next start of each kind of workshop, and what it costs; `listed` are the prices for new dates. */
export function kindsOf(
  workshops: readonly WorkshopView[],
  listed: Readonly<Record<CertificationSlug, Cents>>,
): Record<CertificationSlug, Kind> {
  const kindOf = (slug: CertificationSlug): Kind => {
    const dates = workshops.filter((workshop) => workshop.certification === slug && isUpcoming(workshop))
    return { next: dates.find(({ live }) => live) ?? null, price: kindPrice(dates, listed[slug]) }
  }
  // as: Object.fromEntries cannot express that every slug has an entry
  return Object.fromEntries(certificationSlugs.map((slug) => [slug, kindOf(slug)])) as Record<CertificationSlug, Kind>
}

/** The six kinds of workshop as cards without boxes, each with its price and next start. The whole card is a link. */
export function WorkshopGrid({ kinds }: { kinds: ReturnType<typeof kindsOf> }) {
  const t = useTranslations('workshops')
  const language = useLocale()
  return (
    <ul className={styles.grid}>
      {certifications.map((certification) => {
        const { slug, title, promise } = certification
        const { next, price } = kinds[slug]
        const href = certificationHref(language, certification)
        return (
          <li key={href}>
            <div className={styles.gridSticker}>
              <Sticker src={stickerOf(slug)} size="large" />
            </div>
            <h3 className={styles.title}>
              <a className={cardLink.cardLink} href={href}>
                {title}
              </a>
            </h3>
            <div className={styles.text}>
              <p>{promise[language]}</p>
              <p className={styles.meta}>
                <span>{t('from', { price: formatPrice(price.from, language) })}</span>
                <span>{next?.live ? t('nextStart', { date: formatDateRange(next.live, language) }) : t('noDate')}</span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
