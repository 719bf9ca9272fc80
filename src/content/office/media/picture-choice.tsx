import { useTranslations } from 'use-intl'
import { altFields } from '#domain/content/media-form.ts'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { useFormField } from '#forms/office/office-form.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import type { LibraryPicture } from '../../ports/pictures.ts'
import styles from '../media.module.css'

/** A picture that can be chosen, with its words in the language of what it is chosen for. */
export interface ChoosablePicture extends LinkPicture {
  filename: string
}

/**
 * The pictures of the library to choose from. The one that was chosen is among them with the very address that it has there, also when
 * another file was put in its place or the library has it no more: what no one changes stays as it is.
 */
export function pictureChoices(
  library: readonly LibraryPicture[],
  { chosen, language }: { chosen: LinkPicture | null; language: Language },
): ChoosablePicture[] {
  const found = library.map((picture) => ({
    url: pictureUrl(picture),
    alt: picture[altFields[language]] ?? '',
    width: picture.width,
    height: picture.height,
    filename: picture.filename,
  }))
  if (!chosen || found.some(({ url }) => url === chosen.url)) return found
  const filename = decodeURIComponent(chosen.url.slice(chosen.url.lastIndexOf('/') + 1))
  const same = (url: string) => idOf(url) !== null && idOf(url) === idOf(chosen.url)
  return [{ ...chosen, filename }, ...found.filter(({ url }) => !same(url))]
}

function idOf(url: string): string | null {
  return /^\/media\/([^/]+)\//.exec(url)?.[1] ?? null
}

interface Around {
  /** What stood there before. */
  before: LinkPicture | null
  library: readonly LibraryPicture[]
  language: Language
}

/** The picture that a form names by its address: of the library with its words, or the one that was there. Null for none and for any other. */
export function chosenPicture(url: string | undefined, { before, library, language }: Around): LinkPicture | null {
  if (url === undefined) return null
  const chosen = library.find((picture) => pictureUrl(picture) === url)
  if (chosen) {
    const alt = chosen[altFields[language]] ?? ''
    return { url, alt, width: chosen.width, height: chosen.height }
  }
  return before?.url === url ? before : null
}

export function pictureUrl({ id, filename }: Pick<LibraryPicture, 'id' | 'filename'>): string {
  return `/media/${id}/${encodeURIComponent(filename)}`
}

/** Small enough for a list. */
export function thumbnailUrl(picture: Pick<LibraryPicture, 'id' | 'filename'>, width: 320 | 960 = 320): string {
  const url = pictureUrl(picture)
  return hasVariants({ url }) ? `${url}/${width}.webp` : url
}

interface PictureChoiceProps {
  name: string
  label: string
  hint: string
  /** What it is called to choose none of them. */
  none: string
  pictures: readonly ChoosablePicture[]
  /** Address of the one that is chosen until another one was sent, empty for none. */
  value: string
}

/** One of the pictures of the library, or none: they are seen, and need no script to be chosen. */
export function PictureChoice({ name, label, hint, none, pictures, value }: PictureChoiceProps) {
  const t = useTranslations('officeMedia')
  const { id, typed = value } = useFormField(name)
  return (
    <ChoiceGroup id={id} label={label} hint={hint}>
      <div className={styles.pictures}>
        <label className={styles.none}>
          <input type="radio" name={name} value="" defaultChecked={typed === ''} />
          <span>{none}</span>
        </label>
        {pictures.map(({ url, alt, filename, width, height }) => (
          <label key={url} className={styles.choicePicture} title={filename}>
            <input type="radio" name={name} value={url} defaultChecked={typed === url} />
            <img
              src={hasVariants({ url }) ? `${url}/320.webp` : url}
              alt=""
              width={width}
              height={height}
              loading="lazy"
            />
            <span>{alt || filename}</span>
          </label>
        ))}
      </div>
      <p className={styles.more}>
        {t.rich(pictures.length > 0 ? 'chooseMore' : 'chooseFirst', {
          library: (words) => (
            <a href="/office/media#field-upload" target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </p>
    </ChoiceGroup>
  )
}
