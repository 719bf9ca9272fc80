import { useTranslations } from 'use-intl'
import type { SearchFields } from '#domain/content/search-fields.ts'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/stack.tsx'
import { SaidDone } from '../said-done.tsx'
import type { SearchAnswer } from './search-answer.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchView } from './search-view.ts'

interface SearchScreenProps {
  view: SearchView
  /** What was done just before. */
  done: boolean
  answer: SearchAnswer | undefined
}

/** The form with what is to be said about it. */
export function SearchScreen({ view, done, answer }: SearchScreenProps) {
  const t = useTranslations('officeSearch')
  return (
    <Stack gap="medium">
      {done && <SaidDone title={t('saved')} />}
      {answer?.isStale && (
        <Notice tone="alert" title={t('stale')}>
          <p>{t('staleText')}</p>
          <Theirs own={view.own} />
        </Notice>
      )}
      <SearchForm key={view.expected} view={view} sent={answer?.sent ?? null} />
    </Stack>
  )
}

function Theirs({ own }: { own: SearchFields | null }) {
  const t = useTranslations('officeSearch')
  return (
    <ul>
      <li>
        {t('title')}: {own?.title || t('none')}
      </li>
      <li>
        {t('description')}: {own?.description || t('none')}
      </li>
      {own?.hidden && <li>{t('hidden')}</li>}
    </ul>
  )
}
