import { useTranslations } from 'use-intl'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { StaleNotice } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { Stack } from '#ui/stack.tsx'
import type { SearchView } from './document-search.ts'
import { SearchForm } from './search-form.tsx'

interface SearchScreenProps {
  /** The page or post that it is about, and where its own screen is. */
  about: { title: string; language: Language; href: string }
  view: SearchView
  /** What was done just before. */
  done: boolean
  sent: SentForm | null
}

/** Title and description for search engines and shared links: form, preview and notes. */
export function SearchScreen({ about: { title, language, href }, view, done, sent }: SearchScreenProps) {
  const t = useTranslations('officeSearch')
  return (
    <OfficePage
      done={done && <SuccessBanner title={t('saved')} />}
      title={t('name')}
      back={{ href, label: title }}
      lede={
        <p>
          {t('lede')} <span lang={language}>{title}</span>
        </p>
      }
    >
      <Stack gap="medium">
        {sent?.isStale && (
          <StaleNotice>
            <p>{t('staleText')}</p>
            <Theirs own={view.own} />
          </StaleNotice>
        )}
        <SearchForm key={view.expected} view={view} sent={sent} />
      </Stack>
    </OfficePage>
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
      {own?.picture && (
        <li>
          {t('ownPicture')}: {own.picture.alt || own.picture.url}
        </li>
      )}
      {own?.hidden && <li>{t('hidden')}</li>}
    </ul>
  )
}
