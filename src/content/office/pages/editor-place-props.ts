import type { OpenedPage, PictureRecord } from '../../ports/page-service.ts'
import type { LinkTarget } from './editor/link-target.ts'

/** What the editor of a page, or of a post, is given. */
export interface EditorPlaceProps {
  page: OpenedPage
  translation: OpenedPage | null
  pictures: readonly PictureRecord[]
  /** Where links can lead. */
  targets: readonly LinkTarget[]
  /** What a post says of itself; null for a page. */
  excerpt: string | null
}
