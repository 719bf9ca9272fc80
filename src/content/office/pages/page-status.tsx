import { useLocale, useTranslations } from 'use-intl'
import { otherLanguage } from '#domain/language.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { OpenedPage } from '../../ports/page-service.ts'
import { newPageHref } from '../new-translation.ts'
import { pageHref } from './page-href.ts'
import { PageState } from './page-state.tsx'
import styles from './page-status.module.css'
import { usePageAuthor } from './use-page-author.ts'

/** The status of a page, its address, the last author, and the link to its translation. */
export function PageStatus({ page, address }: { page: OpenedPage; address: string }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const { state, changedBy, changedAt, translation } = page
  return (
    <p className={styles.status}>
      <PageState state={state} />
      <span className={styles.address}>
        <code>{address}</code> <a href={pageHref(page.id, 'address')}>{t('address.title')}</a>
      </span>
      <span>{t('changed', { by: author(changedBy), at: formatDateTime(changedAt, { language, time: true }) })}</span>
      {translation ? (
        <a href={pageHref(translation.id)}>{t(`translation.${translation.language}`)}</a>
      ) : (
        <a href={newPageHref(page.id)}>{t(`begin.${otherLanguage(page.language)}`)}</a>
      )}
    </p>
  )
}
