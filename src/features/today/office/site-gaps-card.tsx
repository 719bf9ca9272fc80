import { useTranslations } from 'use-intl'
import type { SiteGap } from '#content/office/site-gaps.ts'
import { languageTable } from '#domain/language.ts'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'

/** Pages that the site lacks: each that the law asks for, how many entries of menus are hidden because theirs is missing, and how many links lead nowhere. */
export function SiteGapsCard({ gaps, deadLinks }: { gaps: readonly SiteGap[]; deadLinks: number }) {
  const t = useTranslations('officeToday.siteGaps')
  const hidden = gaps.filter(({ kind }) => kind === 'menu')
  return (
    <TodayCard title={t('title')} count={gaps.length + deadLinks}>
      {gaps
        .filter(({ kind }) => kind === 'legal')
        .map(({ label, language, href }) => (
          <li key={href} className={styles.line}>
            <a href="/office/links">{t('legal', { page: label })}</a>
            <small>{`${languageTable[language].name} · ${href}`}</small>
          </li>
        ))}
      {hidden.length > 0 && (
        <li className={styles.line}>
          <a href="/office/links">{t('menu', { count: hidden.length })}</a>
          <small>{[...new Set(hidden.map(({ label }) => label))].join(', ')}</small>
        </li>
      )}
      {deadLinks > 0 && (
        <li className={styles.line}>
          <a href="/office/links">{t('links', { count: deadLinks })}</a>
        </li>
      )}
    </TodayCard>
  )
}
