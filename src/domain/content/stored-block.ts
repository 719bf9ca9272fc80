import type { Searched } from './search-engine.ts'

/**
 * A stored block: its name, the fields of its kind (docs/product.md#blocks) and its inner blocks. `order` is not stored: it is the position
 * among the siblings. HTML is stored as written; sanitise it before showing it.
 */
export interface StoredBlock {
  /** 'core/heading', 'flightdeck/component'. Names without a definition in `content/blocks` are answered as unregistered. */
  name: string
  /** The fields of its kind by name: { level: 2, content: 'Für wen' }. */
  fields?: Record<string, string | number | boolean>
  innerBlocks?: StoredBlock[]
}

/** What the visual editor shows of a page, or of a post. */
export interface DocumentContent extends Searched {
  /** Plain text, as written: what becomes HTML is escaped on the way out. */
  title: string
  blocks: StoredBlock[]
}

/** What an editor writes of a page, and what a revision keeps. */
export interface PageContent extends DocumentContent {
  /** Set on the page of a workshop kind: the database id of its CERTIFICATION term. */
  trainingCategoryId: number | null
}

export interface StoredTag {
  /** 'koordination' */
  slug: string
  name: string
}

export interface StoredPicture {
  /** '/media/{id}/{filename}' for a picture of the content system. */
  url: string
  /** Empty where it only decorates. */
  alt: string
  width: number
  height: number
}

/** What an editor writes of a post, and what a revision keeps. */
export interface PostContent extends DocumentContent {
  /** Plain text. */
  excerpt: string
  author: string
  tags: StoredTag[]
  picture: StoredPicture | null
}
