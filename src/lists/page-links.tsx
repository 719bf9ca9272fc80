import { useTranslations } from 'use-intl'
import { GoLink } from '#ui/go-link.tsx'
import styles from './page-links.module.css'

interface PageLinksProps {
  path: string
  /** The other query parameters. */
  query: Record<string, string>
  /** 1-based. */
  page: number
  total: number
  /** Rows per page. */
  first: number
}

export function PageLinks({ path, query, page, total, first }: PageLinksProps) {
  const t = useTranslations('officeContent')
  const pages = Math.ceil(total / first)
  if (pages < 2) return null
  const hrefOf = (other: number) => `${path}?${new URLSearchParams({ ...query, page: String(other) })}`
  return (
    <nav className={styles.links} aria-label={t('pages')}>
      {page > 1 && <a href={hrefOf(page - 1)}>{t('before')}</a>}
      <span>{t('pageOf', { page: String(page), pages: String(pages) })}</span>
      {page < pages && <GoLink href={hrefOf(page + 1)}>{t('after')}</GoLink>}
    </nav>
  )
}
