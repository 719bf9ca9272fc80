import { altFields } from '#domain/content/media-form.ts'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { LibraryPicture } from '../../ports/pictures.ts'

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

/** Where the picture itself is. */
export function pictureUrl({ id, filename }: Pick<LibraryPicture, 'id' | 'filename'>): string {
  return `/media/${id}/${encodeURIComponent(filename)}`
}

/** Small enough for a list. */
export function thumbnailUrl(picture: Pick<LibraryPicture, 'id' | 'filename'>, width: 320 | 960 = 320): string {
  const url = pictureUrl(picture)
  return hasVariants({ url }) ? `${url}/${width}.webp` : url
}
