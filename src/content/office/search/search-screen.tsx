import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkPicture } from '#domain/content/links.ts'
import { searchForm } from '#domain/content/page-forms.ts'
import {
  cutForSearch,
  type LinkPicture,
  longestSearch,
  type SearchFields,
  searchHead,
  searchRoom,
} from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { filledTexts } from '#domain/settings/termed-text.ts'
import { shareSize } from '#domain/share-picture.ts'
import { OfficeCheckbox, OfficeForm, OfficeTextArea, OfficeTextField, StaleNotice } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/section.tsx'
import { PictureChoice } from '../media/picture-choice.tsx'
import type { SearchView } from './document-search.ts'
import styles from './search-screen.module.css'

interface SearchScreenProps {
  about: { title: string; language: Language; href: string }
  view: SearchView
  done: boolean
  sent: SentForm | null
}

/** Title and description for search engines and shared links: form, preview and notes. */
export function SearchScreen({ about: { title, language, href }, view, done, sent }: SearchScreenProps) {
  const t = useTranslations('officeSearch')
  return (
    <OfficePage
      done={done && !sent && <SuccessBanner title={t('saved')} />}
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

/** The words for search engines beside how they look there: while they are typed where scripts run, else as they were saved. */
function SearchForm({ view, sent }: { view: SearchView; sent: SentForm | null }) {
  const t = useTranslations('officeSearch')
  const begun = (sent && typedValues(sent.values, view)) ?? view.own ?? emptySearch
  const [own, setOwn] = useState<SearchFields>(begun)
  const place = useRef<HTMLDivElement>(null)
  const read = useCallback(() => {
    const form = place.current?.querySelector('form')
    if (form) setOwn(typedValues(textsOf(new FormData(form)), view))
  }, [view])
  // what was typed before the page came alive, or brought back by the browser
  useEffect(read, [read])
  const room = (name: 'title' | 'description') => t('room', { count: own[name].length, most: searchRoom[name] })
  return (
    <div className={styles.sides} ref={place} onInput={read}>
      <OfficeForm
        schema={searchForm}
        sent={sent}
        hidden={{ expected: view.expected }}
        actions={
          <>
            <Button name="publish" value="on">
              {t('saveAndPublish')}
            </Button>
            <Button kind="secondary">{t('save')}</Button>
          </>
        }
      >
        <OfficeTextField
          name="title"
          label={t('title')}
          hint={`${t('titleHint')} ${room('title')}`}
          lang={view.language}
          maxLength={longestSearch.title}
          placeholder={view.searchMeta.title}
          value={begun.title}
        />
        <OfficeTextArea
          name="description"
          label={t('description')}
          hint={`${t('descriptionHint')} ${room('description')}`}
          lang={view.language}
          rows={4}
          maxLength={longestSearch.description}
          placeholder={view.searchMeta.description}
          value={begun.description}
        />
        <PictureChoice
          name="picture"
          label={t('ownPicture')}
          hint={t('ownPictureHint')}
          none={t('drawnPicture')}
          pictures={view.pictures}
          value={begun.picture?.url ?? ''}
        />
        {own.picture && isSmall(own.picture) && <p role="status">{t('smallPicture', shareSize)}</p>}
        <OfficeCheckbox name="hidden" label={t('hidden')} hint={t('hiddenHint')} checked={begun.hidden} />
      </OfficeForm>
      <SearchPreview view={view} own={own} />
    </div>
  )
}

const emptySearch: SearchFields = { title: '', description: '', hidden: false }

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}

function typedValues(values: Readonly<Record<string, string>>, { pictures }: SearchView): SearchFields {
  const { title = '', description = '', hidden } = values
  const picture = pictures.find(({ url }) => url === values.picture) ?? null
  return { title, description, hidden: hidden === 'on', picture }
}

/** Whether it would be blown up beside a link. */
function isSmall({ width, height }: LinkPicture): boolean {
  return width < shareSize.width || height < shareSize.height
}

function SearchPreview({ view, own }: { view: SearchView; own: SearchFields }) {
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
