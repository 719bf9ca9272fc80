import { useLocale, useTranslations } from 'use-intl'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import cardLink from '#ui/card-link.module.css'
import { Sticker } from '#ui/sticker.tsx'
import { stickerOf } from './use-workshop-words.ts'
import styles from './workshop-grid.module.css'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

/** The next start of each kind of workshop, of those that have one. */
export function nextOfEach(workshops: readonly WorkshopView[]): WorkshopView[] {
  return certifications.flatMap(
    ({ slug }) =>
      workshops.find((workshop) => workshop.certification === slug && workshop.live && isUpcoming(workshop)) ?? [],
  )
}

/** The six kinds of workshop as cards without boxes, each with its price and next start. The whole card is a link. */
export function WorkshopGrid({ starts }: { starts: readonly WorkshopView[] }) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const { prices } = useSiteSettings()
  return (
    <ul className={styles.grid}>
      {certifications.map((certification) => {
        const { slug, title, promise } = certification
        const next = starts.find((start) => start.certification === slug)
        const href = certificationHref(language, certification)
        return (
          <li key={href}>
            <div className={styles.sticker}>
              <Sticker src={stickerOf(slug)} size="large" lazy />
            </div>
            <h3 className={styles.title}>
              <a className={cardLink.link} href={href}>
                {title}
              </a>
            </h3>
            <div className={styles.text}>
              <p>{promise[language]}</p>
              <p className={styles.meta}>
                <span>{t('from', { price: formatPrice(prices.seats[slug], language) })}</span>
                <span>{next?.live ? t('nextStart', { date: formatDateRange(next.live, language) }) : t('noDate')}</span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
