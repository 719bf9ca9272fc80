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

/** What an editor writes of a page, and what a revision keeps. */
export interface PageContent extends Searched {
  /** As written, plain text. */
  title: string
  blocks: StoredBlock[]
  /** Set on the page of a workshop kind: the database id of its CERTIFICATION term. */
  trainingCategoryId: number | null
}
