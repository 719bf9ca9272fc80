import type { OpenedDocument, PictureRecord } from '../../ports/documents.ts'
import type { LinkTarget } from './editor/link-target.ts'

/** What the editor of a page, or of a post, is given. */
export interface EditorPlaceProps {
  page: OpenedDocument
  translation: OpenedDocument | null
  pictures: readonly PictureRecord[]
  /** Where links can lead. */
  targets: readonly LinkTarget[]
  /** The metadata of a post; null for a page. */
  excerpt: string | null
}
