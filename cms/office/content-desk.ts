import type { ContentDesk } from '#usecases/ports/content-desk.ts'
import type { ContentDatabase } from '../content-database.ts'
import type { AnnouncePages } from '../page-editor.ts'
import { mediaDeskOn } from './media-desk.ts'

interface ContentDeskParts {
  announce: AnnouncePages
}

/** Everything that the office does with the embedded content. */
export function contentDeskOn(db: ContentDatabase, parts: ContentDeskParts): ContentDesk {
  return { media: mediaDeskOn(db, parts) }
}
