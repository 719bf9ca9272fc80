import type { OpenedDocument, PictureRecord } from '../../ports/documents.ts'
import type { LinkTarget } from './editor/link-target.ts'

export interface EditorPlaceProps {
  page: OpenedDocument
  translation: OpenedDocument | null
  pictures: readonly PictureRecord[]
  targets: readonly LinkTarget[]
  /** The metadata of a post; null for a page. */
  excerpt: string | null
}
