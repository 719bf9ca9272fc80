import { createUsePuck, FieldLabel } from '@puckeditor/core'
import { useContext, useId } from 'react'
import { useTranslations } from 'use-intl'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { Language } from '#domain/language.ts'
import { TextInput } from '#ui/inputs.tsx'
import type { PictureRecord } from '../../../ports/documents.ts'
import styles from './picture-field.module.css'
import { PictureLibrary } from './picture-library.ts'
import { UploadDialog } from './upload-dialog.tsx'

const usePuck = createUsePuck()

interface PictureFieldProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  /** The fields that this kind of block has. */
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
