import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LinkPicture, SearchFields } from '#domain/content/search-engine.ts'
import { longestSearch, searchRoom } from '#domain/office/search-room.ts'
import { shareSize } from '#domain/share-picture.ts'
import { OfficeCheckbox, OfficeForm, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { Button } from '#ui/button.tsx'
import { PictureChoice } from '../media/picture-choice.tsx'
import type { SearchView } from './document-search.ts'
import styles from './search-form.module.css'
import { SearchPreview } from './search-preview.tsx'

/** The words for search engines beside how they look there: while they are typed where scripts run, else as they were saved. */
export function SearchForm({ view, sent }: { view: SearchView; sent: SentForm | null }) {
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
          optional
          lang={view.language}
          maxLength={longestSearch.title}
          placeholder={view.searchMeta.title}
          value={begun.title}
        />
        <OfficeTextArea
          name="description"
          label={t('description')}
          hint={`${t('descriptionHint')} ${room('description')}`}
          optional
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
