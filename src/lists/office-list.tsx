import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GoLink } from '#ui/button.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { ListPages } from './list-query.ts'
import { isFiltered, type ListFilters, ListSearchForm } from './list-search-form.tsx'
import styles from './lists.module.css'

interface OfficeListProps {
  /** Path of the list: its form asks there, and without parameters it shows all. */
  path: string
  filters?: ListFilters | undefined
  /** Something else that decides what is shown: tabs, chips. */
  nav?: ReactNode
  /** Whether `nav` leaves rows out. */
  isNarrowed?: boolean
  count: number
  pages: ListPages
  /** Shown while the list has no entries: the fact, and how to start. */
  empty: ReactNode
  emptyHint?: ReactNode
  /** Shown where no entry matches the filters. */
  nothing?: ReactNode
  children: ReactNode
}

/** A list of the office: what is asked for, how much was found, the rows, and the way to further ones. */
export function OfficeList(props: OfficeListProps) {
  const { path, filters, nav, isNarrowed = false, count, pages, empty, emptyHint, nothing, children } = props
  const t = useTranslations('officeList')
  const narrowed = isNarrowed || (filters !== undefined && isFiltered(filters))
  // An address may also lead behind the last row.
  const isElsewhere = narrowed || pages.previous !== null
  return (
    <Stack gap="medium">
      {filters && <ListSearchForm action={path} filters={filters} />}
      {nav}
      {count > 0 && (
        <Stack gap="tight">
          {filters && <Text tone="quiet">{countWords()}</Text>}
          {children}
        </Stack>
      )}
      {count === 0 && isElsewhere && (
        <EmptyState title={nothing ?? t('nothing')}>
          <a href={path}>{t('clear')}</a>
        </EmptyState>
      )}
      {count === 0 && !isElsewhere && <EmptyState title={empty}>{emptyHint}</EmptyState>}
      <PageLinks pages={pages} />
    </Stack>
  )

  function countWords(): string {
    if (pages.total !== null) return t('count', { count: pages.total })
    return pages.previous === null ? t('newestCount', { count }) : t('olderCount', { count })
  }
}

function PageLinks({ pages: { by, previous, next, position } }: { pages: ListPages }) {
  const t = useTranslations('officeList')
  if (previous === null && next === null) return null
  return (
    <nav aria-label={t('pages')}>
      <Actions>
        {previous !== null && (
          <GoLink href={previous} back>
            {t(by === 'place' ? 'newest' : 'before')}
          </GoLink>
        )}
        {position && <span>{t('pageOf', { page: String(position.page), pages: String(position.pages) })}</span>}
        {next !== null && <GoLink href={next}>{t(by === 'place' ? 'older' : 'after')}</GoLink>}
      </Actions>
    </nav>
  )
}

interface EmptyStateProps {
  /** 'Keine offenen Angebote' */
  title: ReactNode
  /** What it means, or how to start. */
  children?: ReactNode
}

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
