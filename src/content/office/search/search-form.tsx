import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LinkPicture, SearchFields } from '#domain/content/search-engine.ts'
import { longestSearch, searchRoom } from '#domain/office/search-room.ts'
import { shareSize } from '#domain/share-picture.ts'
import { fieldId, OfficeForm, useFormErrors } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea, TextInput } from '#ui/inputs.tsx'
import { PictureChoice } from '../media/picture-choice.tsx'
import type { SearchView } from './document-search.ts'
import styles from './search-form.module.css'
import { SearchPreview } from './search-preview.tsx'

const fieldNames = ['title', 'description', 'hidden'] as const

/** The words for search engines beside how they look there: while they are typed where scripts run, else as they were saved. */
export function SearchForm({ view, sent }: { view: SearchView; sent: SentForm | null }) {
  const t = useTranslations('officeSearch')
  const errorText = useErrorText()
  const errors = useFormErrors(sent, fieldNames)
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
        errors={errors}
        actions={
          <>
            <Button name="publish" value="on">
              {t('saveAndPublish')}
            </Button>
            <Button kind="secondary">{t('save')}</Button>
          </>
        }
      >
        <input type="hidden" name="expected" value={view.expected} />
        <Field
          id={fieldId('title')}
          label={t('title')}
          hint={`${t('titleHint')} ${room('title')}`}
          error={errorText(sent?.errors.title)}
          optional
        >
          {(control) => (
            <TextInput
              name="title"
              lang={view.language}
              maxLength={longestSearch.title}
              autoComplete="off"
              placeholder={view.searchMeta.title}
              defaultValue={begun.title}
              {...control}
            />
          )}
        </Field>
        <Field
          id={fieldId('description')}
          label={t('description')}
          hint={`${t('descriptionHint')} ${room('description')}`}
          error={errorText(sent?.errors.description)}
          optional
        >
          {(control) => (
            <TextArea
              name="description"
              lang={view.language}
              rows={4}
              maxLength={longestSearch.description}
              autoComplete="off"
              placeholder={view.searchMeta.description}
              defaultValue={begun.description}
              {...control}
            />
          )}
        </Field>
        <PictureChoice
          id={fieldId('picture')}
          name="picture"
          label={t('ownPicture')}
          hint={t('ownPictureHint')}
          none={t('drawnPicture')}
          pictures={view.pictures}
          value={begun.picture?.url ?? ''}
        />
        {own.picture && isSmall(own.picture) && <p role="status">{t('smallPicture', shareSize)}</p>}
        <Checkbox
          id={fieldId('hidden')}
          name="hidden"
          label={t('hidden')}
          hint={t('hiddenHint')}
          defaultChecked={begun.hidden}
        />
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
