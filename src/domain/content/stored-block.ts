import type { Searched } from './search-engine.ts'

/** A stored block. Its order is its position among its siblings. HTML is stored as written and must be sanitised for display. */
export interface StoredBlock {
  /** 'core/heading', 'flightdeck/component'. A name without a definition in `content/blocks` is returned as unregistered. */
  name: string
  /** Fields by name: { level: 2, content: 'Für wen' }. */
  fields?: Record<string, string | number | boolean>
  innerBlocks?: StoredBlock[]
}

export interface DocumentContent extends Searched {
  /** Plain text as typed; escaped when rendered as HTML. */
  title: string
  blocks: StoredBlock[]
}

/** The editable content of a page, kept by each revision. */
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
  /** Empty for decorative pictures. */
  alt: string
  width: number
  height: number
}

/** The editable content of a post, kept by each revision. */
export interface PostContent extends DocumentContent {
  /** Plain text. */
  excerpt: string
  author: string
  tags: StoredTag[]
  picture: StoredPicture | null
}
