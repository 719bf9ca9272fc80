import { createUsePuck, FieldLabel } from '@puckeditor/core'
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import type { PictureRecord } from '../../../ports/documents.ts'
import type { LibraryPicture, UploadRefusal } from '../../../ports/pictures.ts'
import { pictureUrl } from '../../media/picture-choice.tsx'
import { UploadForm } from '../../media/upload-form.tsx'
import styles from './fields.module.css'

interface Library {
  pictures: readonly PictureRecord[]
  add: (picture: PictureRecord) => void
}

/** The pictures that every block of the editor can choose. */
export const PictureLibrary = createContext<Library>({ pictures: [], add: () => undefined })

export function usePictureLibrary(stored: readonly PictureRecord[]): Library {
  const [added, setAdded] = useState<readonly PictureRecord[]>([])
  const isStored = ({ url }: PictureRecord) => stored.some((one) => one.url === url)
  return {
    pictures: [...added.filter((picture) => !isStored(picture)), ...stored],
    add: (picture) => setAdded((before) => [picture, ...before]),
  }
}

const usePuck = createUsePuck()

interface PictureFieldProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  fields: readonly string[]
  language: Language
}

/** A picture of the library, which brings its words and its size; or the address of any other. */
export function PictureField({ id, name, label, value, onChange, fields, language }: PictureFieldProps) {
  const t = useTranslations('officePages')
  const list = useId()
  const dispatch = usePuck((puck) => puck.dispatch)
  const item = usePuck((puck) => puck.selectedItem)
  const place = usePuck((puck) => puck.appState.ui.itemSelector)
  const { pictures } = useContext(PictureLibrary)

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
        {pictures.map(({ url, filename, width, height }) => (
          <option key={url} value={url}>{`${filename} (${width} × ${height})`}</option>
        ))}
      </datalist>
      <details>
        <summary>{t('editor.choosePicture')}</summary>
        {pictures.length === 0 && <p>{t('editor.noPictures')}</p>}
        <div className={styles.choice}>
          {pictures.map((picture) => (
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
      <UploadDialog onChoose={choose} />
    </div>
  )
}

function smallUrl(url: string): string {
  return hasVariants({ url }) ? `${url}/320.webp` : url
}

/** The editor names a field by itself or by its position. */
function fieldOf(name: string, fields: readonly string[]): string {
  return fields.find((field) => name === field || name.endsWith(`.${field}`)) ?? name
}

interface UploadAnswer {
  refused: (UploadRefusal | 'none' | 'no-answer')[]
  picture: LibraryPicture | null
}

/** Uploads and describes a picture without leaving the page. Outside the editor’s form: HTML has no form inside another. */
function UploadDialog({ onChoose }: { onChoose: (picture: PictureRecord) => void }) {
  const t = useTranslations('officePages')
  const media = useTranslations('officeMedia')
  const { add } = useContext(PictureLibrary)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problems, setProblems] = useState<string>()
  const title = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  async function send(form: FormData) {
    if (isSending) return
    setIsSending(true)
    setProblems(undefined)
    const { refused, picture } = await sendPicture(form)
    setIsSending(false)
    setProblems(refused.map((refusal) => media(`refusal.${refusal}`)).join(' '))
    if (!picture) return
    const { filename, width, height, altDe, altEn } = picture
    const added = { url: pictureUrl(picture), filename, width, height, alt: { de: altDe ?? '', en: altEn ?? '' } }
    add(added)
    // Closed in the meantime: another block may be open by now.
    if (!dialog.current?.open) return
    onChoose(added)
    dialog.current.close()
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
              onSend={(form) => void send(form)}
              beside={
                <Button type="button" kind="secondary" size="compact" onClick={() => dialog.current?.close()}>
                  {t('editor.closeUpload')}
                </Button>
              }
            />
          )}
          {isOpen && <output>{isSending && media('uploading')}</output>}
        </dialog>,
        document.body,
      )}
    </>
  )
}

/** Not by the router: a request of its own that fails would replace the whole editor by the error page. */
async function sendPicture(form: FormData): Promise<UploadAnswer> {
  try {
    // A session that has ended leads to the sign-in.
    const response = await fetch('/office/media/upload', { method: 'POST', body: form, redirect: 'error' })
    if (response.status === 413) return { refused: ['too-large'], picture: null }
    // as: of `src/content/office/media-upload.ts`
    if (response.ok || response.status === 422) return (await response.json()) as UploadAnswer
  } catch {
    // The connection was lost.
  }
  return { refused: ['no-answer'], picture: null }
}
