import { createUsePuck, FieldLabel } from '@puckeditor/core'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/inputs.tsx'
import type { PictureRecord } from '../../../ports/documents.ts'
import type { LibraryPicture, UploadRefusal } from '../../../ports/office-media.ts'
import { pictureUrl } from '../../media/picture-href.ts'
import { UploadForm } from '../../media/upload-form.tsx'
import styles from './picture-field.module.css'

const usePuck = createUsePuck()

interface PictureFieldProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  pictures: readonly PictureRecord[]
  /** The fields that this kind of block has. */
  fields: readonly string[]
  language: Language
}

/** A picture of the library, which brings its words and its size; or the address of any other. */
export function PictureField({ id, name, label, value, onChange, pictures, fields, language }: PictureFieldProps) {
  const t = useTranslations('officePages')
  const list = useId()
  const dispatch = usePuck((puck) => puck.dispatch)
  const item = usePuck((puck) => puck.selectedItem)
  const place = usePuck((puck) => puck.appState.ui.itemSelector)
  const [added, setAdded] = useState<readonly PictureRecord[]>([])
  const library = [...added, ...pictures]

  function choose({ url, alt, width, height }: PictureRecord) {
    if (!item || !place?.zone) return onChange(url)
    const brought = Object.entries({ alt: alt[language], width, height }).filter(([field]) => fields.includes(field))
    const props = { ...item.props, ...Object.fromEntries(brought), [fieldOf(name, fields)]: url }
    const data = { ...item, props }
    dispatch({ type: 'replace', destinationIndex: place.index, destinationZone: place.zone, data })
  }

  return (
    <div className={styles.picture}>
      <FieldLabel label={label}>
        {value !== '' && <img className={styles.shown} src={smallUrl(value)} alt="" />}
        <TextInput
          id={id}
          name={name}
          value={value}
          list={list}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </FieldLabel>
      <datalist id={list}>
        {library.map(({ url, filename, width, height }) => (
          <option key={url} value={url}>{`${filename} (${width} × ${height})`}</option>
        ))}
      </datalist>
      <details>
        <summary>{t('editor.choosePicture')}</summary>
        {library.length === 0 && <p>{t('editor.noPictures')}</p>}
        <div className={styles.choice}>
          {library.map((picture) => (
            <button
              key={picture.url}
              type="button"
              aria-pressed={picture.url === value}
              title={picture.filename}
              onClick={() => choose(picture)}
            >
              <img src={smallUrl(picture.url)} alt={picture.alt[language] || picture.filename} loading="lazy" />
            </button>
          ))}
        </div>
      </details>
      <UploadDialog
        onAdded={(picture) => {
          setAdded([picture, ...added])
          choose(picture)
        }}
      />
    </div>
  )
}

interface UploadAnswer {
  refused: { name: string; refusal: UploadRefusal | 'none' }[]
  picture: LibraryPicture | null
}

/** Uploads and describes a picture without leaving the page. Outside the editor’s form: HTML has no form inside another. */
function UploadDialog({ onAdded }: { onAdded: (picture: PictureRecord) => void }) {
  const t = useTranslations('officePages')
  const media = useTranslations('officeMedia')
  const fetcher = useFetcher<UploadAnswer>()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [problems, setProblems] = useState<string>()
  const isSent = useRef(false)
  const title = useId()
  const { data, state } = fetcher

  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    setProblems(data?.refused.map(({ refusal }) => media(`refusal.${refusal}`)).join(' '))
    if (!data?.picture) return
    const { filename, width, height, altDe, altEn } = data.picture
    onAdded({ url: pictureUrl(data.picture), filename, width, height, alt: { de: altDe ?? '', en: altEn ?? '' } })
    dialog.current?.close()
  }, [state, data, onAdded, media])

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function send(form: FormData) {
    isSent.current = true
    form.set('here', 'on')
    void fetcher.submit(form, { method: 'post', action: '/office/media', encType: 'multipart/form-data' })
  }

  return (
    <>
      <Button
        type="button"
        kind="secondary"
        size="compact"
        onClick={() => {
          setProblems(undefined)
          setIsOpen(true)
        }}
      >
        {t('editor.uploadPicture')}
      </Button>
      {createPortal(
        <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={() => setIsOpen(false)}>
          <h2 id={title}>{t('editor.uploadPicture')}</h2>
          {isOpen && (
            <UploadForm
              intent="upload"
              label={media('newFile')}
              submit={media('uploadSubmit')}
              error={problems || undefined}
              onSend={send}
            />
          )}
          <Button type="button" kind="secondary" size="compact" onClick={() => dialog.current?.close()}>
            {t('editor.closeUpload')}
          </Button>
        </dialog>,
        document.body,
      )}
    </>
  )
}

function smallUrl(url: string): string {
  return hasVariants({ url }) ? `${url}/320.webp` : url
}

/** The editor names a field by itself or by its position. */
function fieldOf(name: string, fields: readonly string[]): string {
  return fields.find((field) => name === field || name.endsWith(`.${field}`)) ?? name
}
