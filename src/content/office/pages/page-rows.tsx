import { useLocale, useTranslations } from 'use-intl'
import { type Language, languages } from '#domain/language.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import type { DocumentRecord } from '../../ports/documents.ts'
import { newPageHref } from '../new-translation.ts'
import type { PagePair } from './page-pairs.ts'
import styles from './page-rows.module.css'
import { PageState } from './page-state.tsx'
import { usePageAuthor } from './use-page-author.ts'

/** Pages in both languages, translations side by side. */
export function PageRows({ pairs }: { pairs: readonly PagePair[] }) {
  const t = useTranslations('officePages')
  const shown = useLocale()
  const other = languages.find((language) => language !== shown) ?? shown
  const cell = ({ pages }: PagePair, language: Language) => {
    const page = pages[language]
    return page ? <PageCell page={page} /> : <MissingPage translation={pages.de ?? pages.en} language={language} />
  }
  const columns = [t(`language.${shown}`), t(`language.${other}`), t('lastChange')]
  return (
    <OfficeTable
      caption={t('title')}
      columns={columns}
      rows={pairs.map((pair) => ({
        key: pair.key,
        head: cell(pair, shown),
        cells: [cell(pair, other), <LastChange key="change" pages={[pair.pages.de, pair.pages.en]} />],
      }))}
    />
  )
}

function PageCell({ page }: { page: DocumentRecord }) {
  return (
    <span className={styles.page}>
      <a href={`/office/pages/${page.id}`} lang={page.language}>
        {page.title}
      </a>
      <PageState state={page.state} />
      <small>{`/${page.language}${page.uri === '/' ? '' : page.uri}`}</small>
    </span>
  )
}

function MissingPage({ translation, language }: { translation: DocumentRecord | null; language: Language }) {
  const t = useTranslations('officePages')
  return (
    <span className={styles.page}>
      <a href={newPageHref(translation?.id ?? '')}>{t(`begin.${language}`)}</a>
    </span>
  )
}

function LastChange({ pages }: { pages: readonly (DocumentRecord | null)[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const last = pages.filter((page) => page !== null).sort((one, two) => (one.changedAt < two.changedAt ? 1 : -1))[0]
  if (!last) return null
  return t('changed', { by: author(last.changedBy), at: formatDateTime(last.changedAt, { language }) })
}
