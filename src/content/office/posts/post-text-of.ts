import { tagsOf } from '#domain/blog/post-form.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { PostText } from '../../ports/documents.ts'
import type { LibraryPicture } from '../../ports/pictures.ts'
import { chosenPicture } from '../media/picture-choices.ts'

interface WrittenPost {
  title: string
  excerpt: string
  author: string
  tags?: string | undefined
  picture?: string | undefined
  body?: string | undefined
}

interface Around {
  /** What was there before; null for a new post. */
  before: PostText | null
  library: readonly LibraryPicture[]
  language: Language
}

/** A post from a form, as the content system stores it. */
export function postTextOf(written: WrittenPost, { before, library, language }: Around): PostText {
  const { title, excerpt, author, tags, picture, body } = written
  return {
    title,
    excerpt,
    author,
    tags: tagsOf(tags, before?.tags ?? []),
    picture: chosenPicture(picture, { before: before?.picture ?? null, library, language }),
    body: body ?? '',
    ...searchPart(before ?? {}),
  }
}
