import { useTranslations } from 'use-intl'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** Undefined for the last one, the page itself. */
  href?: string | undefined
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('common')
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
