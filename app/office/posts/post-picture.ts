import type { Language } from '#domain/language.ts'
import type { LibraryPicture } from '#usecases/ports/office-media.ts'
import type { PostText } from '#usecases/ports/office-posts.ts'
import { pictureUrl } from '../media/picture-href.ts'

type PostPicture = PostText['picture']

/** The picture that a form names by its address: of the library with its words, or the one that the post has. Null for none and for any other. */
export function postPicture(
  url: string | undefined,
  { before, library, language }: { before: PostPicture; library: readonly LibraryPicture[]; language: Language },
): PostPicture {
  if (url === undefined) return null
  const chosen = library.find((picture) => pictureUrl(picture) === url)
  if (chosen) {
    const alt = (language === 'de' ? chosen.altDe : chosen.altEn) ?? ''
    return { url, alt, width: chosen.width, height: chosen.height }
  }
  return before?.url === url ? before : null
}
