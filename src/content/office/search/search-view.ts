import { hasVariants } from '#domain/content/picture-variants.ts'
import type { PageMeta, SearchFields } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { LibraryPicture } from '../../ports/office-media.ts'
import { type ChoosablePicture, pictureChoices } from '../media/picture-choices.ts'

/** A page or a post before search engines and those who share it. */
export interface SearchView {
  language: Language
  /** As in the address bar, without its https://: 'flightlevels.example/de/buecher'. */
  address: string
  /** What it says of itself. */
  searchMeta: PageMeta
  /** What was saved last; null where it speaks for itself. */
  own: SearchFields | null
  /** Address of the picture that the site draws for it; null before it is published. */
  drawn: string | null
  /** Alternatives for the picture of a shared link. */
  pictures: ChoosablePicture[]
  /** The revision that was seen. */
  expected: number
}

interface Place {
  siteUrl: string
  path: string
  isOut: boolean
  library: readonly LibraryPicture[]
}

/** The view for a path of the site. */
export function searchView(
  { siteUrl, path, isOut, library }: Place,
  rest: Omit<SearchView, 'address' | 'drawn' | 'pictures'>,
): SearchView {
  const address = decodeURI(new URL(path, siteUrl).href).replace(/^https?:\/\//, '')
  const chosen = rest.own?.picture ?? null
  // networks show no drawings, and nothing that moves
  const shown = (picture: ChoosablePicture) => hasVariants(picture) || picture.url === chosen?.url
  const pictures = pictureChoices(library, { chosen, language: rest.language }).filter(shown)
  return { ...rest, address, drawn: isOut ? `/og${path}.png` : null, pictures }
}
