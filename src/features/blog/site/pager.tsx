import { useLocale, useTranslations } from 'use-intl'
import { linkedPages } from '#domain/blog/post.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** 1-based. */
  number: number
  pages: number
}

export function Pager({ number, pages }: PagerProps) {
  const t = useTranslations('blog')
  const language = useLocale()
  if (pages === 1) return null
  const hrefOf = (page: number) => (page === 1 ? `/${language}/blog` : `/${language}/blog/page/${page}`)
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {number > 1 && (
        <a className={styles.newer} href={hrefOf(number - 1)} rel="prev">
          <Icon name="back" /> {t('newer')}
        </a>
      )}
      <ol className={styles.pages}>
        {linkedPages(number, pages).map((page, index) =>
          page === null ? (
            <li key={index === 1 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-current={page === number ? 'page' : undefined}
                aria-label={t('page', { page: String(page) })}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {number < pages && (
        <a className={styles.older} href={hrefOf(number + 1)} rel="next">
          {t('older')} <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
