import { createUsePuck } from '@puckeditor/core'
import { useTranslations } from 'use-intl'
import { describedBy } from '#domain/content/described-by.ts'
import { searchTitle } from '#domain/content/search-title.ts'
import type { BlockKinds } from '#domain/content/stored-block.ts'
import { editedContent } from './edited-content.ts'
import styles from './search-result.module.css'
import { shownBlocks } from './shown-block.ts'

const usePuck = createUsePuck()

/** Characters that search engines show. */
const shown = { title: 60, description: 160 }

/** The page as a search engine lists it: its title, its address and the promise in its head. */
export function SearchResult({ kinds, address }: { kinds: BlockKinds; address: string }) {
  const t = useTranslations('officePages')
  const data = usePuck(({ appState }) => appState.data)
  const { title, blocks } = editedContent(data, kinds)
  const description = describedBy(shownBlocks(blocks))
  const whole = searchTitle(title)
  return (
    <figure className={styles.result}>
      <figcaption>{t('search.title')}</figcaption>
      <div className={styles.entry}>
        <span className={styles.address}>{address}</span>
        <span className={styles.heading}>{cut(whole, shown.title)}</span>
        <span>{description ? cut(description, shown.description) : t('search.noDescription')}</span>
      </div>
      <small>{t('search.hint')}</small>
      {whole.length > shown.title && <small>{t('search.longTitle', { count: whole.length })}</small>}
    </figure>
  )
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
