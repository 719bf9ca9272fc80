import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { GoLink } from '../ui/go-link.tsx'
import { pageHref } from './page-href.ts'
import styles from './sub-menu.module.css'

const ways = ['flightLevels', 'discover', 'selfPaced', 'introduction'] as const

/** What Flight Levels are and where to begin (SPEC §2). */
export function FlightLevelsSubMenu({ language }: { language: Language }) {
  const t = useTranslations('frame.subMenu')
  return (
    <>
      <h2 className={styles.headline}>{t('headline')}</h2>
      <p className={styles.claim}>{t('claim')}</p>
      <ul className={styles.ways}>
        {ways.map((page) => (
          <li key={page}>
            <a href={pageHref(page, language)}>{t(`${page}Title`)}</a>
            <span>{t(`${page}Text`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.onward}>
        <GoLink href={pageHref('workshops', language)}>{t('toWorkshops')}</GoLink>
        <GoLink href={pageHref('consulting', language)}>{t('toConsulting')}</GoLink>
      </p>
    </>
  )
}
