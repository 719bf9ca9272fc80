import { altFields } from '#domain/content/media-form.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { LibraryPicture } from '../../ports/office-media.ts'
import { pictureUrl } from './picture-href.ts'

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
