import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkPicture } from '#domain/content/links.ts'
import { type LinkPicture, type SearchFields, searchHead } from '#domain/content/search-engine.ts'
import { cutForSearch, searchRoom } from '#domain/office/search-room.ts'
import { filledTexts } from '#domain/settings/termed-text.ts'
import { shareSize } from '#domain/share-picture.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import type { SearchView } from './document-search.ts'
import styles from './search-preview.module.css'

/** Preview of a search result and of a shared link. */
export function SearchPreview({ view, own }: { view: SearchView; own: SearchFields }) {
  const t = useTranslations('officeSearch')
  const { address, language } = view
  const siteSettings = useSiteSettings()
  const head = filledTexts(searchHead(view.searchMeta, own), siteSettings, language)
  const [host = '', ...path] = address.split('/')
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>{t('result')}</figcaption>
        <div className={styles.result} data-hidden={head.hidden || undefined}>
          <span className={styles.address}>{[host, ...path].join(' › ')}</span>
          <span className={styles.title} lang={language}>
            {cutForSearch(head.title, searchRoom.title)}
          </span>
          <span lang={head.description ? language : undefined}>
            {head.description ? cutForSearch(head.description, searchRoom.description) : t('noDescription')}
          </span>
        </div>
        {head.hidden && <small>{t('hiddenNote')}</small>}
      </figure>
      <figure className={styles.preview}>
        <figcaption>{t('shared')}</figcaption>
        <div className={styles.card}>
          <SharedPicture key={head.picture?.url} chosen={head.picture} drawn={view.drawn} />
          <div className={styles.searchMeta}>
            <span className={styles.host}>{host}</span>
            <strong lang={language}>{head.sharedTitle}</strong>
            {head.description && (
              <span className={styles.description} lang={language}>
                {head.description}
              </span>
            )}
          </div>
        </div>
      </figure>
    </div>
  )
}

/** The very picture that the site serves. One that it draws is there when the page is out without another one. */
function SharedPicture({ chosen, drawn }: { chosen: LinkPicture | null; drawn: string | null }) {
  const t = useTranslations('officeSearch')
  const [isMissing, setIsMissing] = useState(false)
  const src = chosen ? linkPicture(chosen).url : drawn
  if (!src || (isMissing && !chosen)) return <p className={styles.noPicture}>{t('noPicture')}</p>
  const alt = chosen ? chosen.alt : t('picture')
  return <img src={src} alt={alt} {...shareSize} onError={() => setIsMissing(true)} />
}
