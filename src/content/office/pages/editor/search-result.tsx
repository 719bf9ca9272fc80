import { createUsePuck } from '@puckeditor/core'
import { useTranslations } from 'use-intl'
import { pageMeta } from '#domain/content/content-page.ts'
import { cutForSearch, searchHead, searchRoom } from '#domain/content/search-engine.ts'
import { filledTexts } from '#domain/settings/termed-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { documentHref, siteHref } from '../page-href.ts'
import styles from './canvas-block.module.css'
import { shownBlocks } from './shown-block.ts'
import { editedContent } from './use-saving.ts'

const usePuck = createUsePuck()

interface SearchResultProps {
  page: OpenedDocument
  /** The metadata of a post; null for a page. */
  excerpt: string | null
}

/** The page as a search engine lists it, while it is written: its own words for that, else its title and the promise in its head. */
export function SearchResult({ page, excerpt }: SearchResultProps) {
  const t = useTranslations('officePages')
  const data = usePuck(({ appState }) => appState.data)
  const { title, blocks } = editedContent(data)
  const siteSettings = useSiteSettings()
  const itself = excerpt === null ? pageMeta({ ...page, title }, shownBlocks(blocks)) : { title, description: excerpt }
  const heads = searchHead(itself, page.content.search)
  const head = filledTexts(heads, siteSettings, page.language)
  const { description } = head
  return (
    <figure className={styles.result}>
      <figcaption>{t('search.title')}</figcaption>
      <div className={styles.entry}>
        <span className={styles.address}>{siteHref(page)}</span>
        <span className={styles.heading}>{cutForSearch(head.title, searchRoom.title)}</span>
        <span>{description ? cutForSearch(description, searchRoom.description) : t('search.noDescription')}</span>
      </div>
      {head.hidden && <small>{t('search.hidden')}</small>}
      {head.title.length > searchRoom.title && <small>{t('search.longTitle', { count: head.title.length })}</small>}
      <small>
        <a href={`${documentHref(page)}/search`}>{t('search.own')}</a>
      </small>
    </figure>
  )
}
