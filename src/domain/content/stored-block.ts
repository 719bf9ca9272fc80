import type { Searched } from './search-engine.ts'

/**
 * A block as the store keeps it: its name, the fields of its kind (docs/product.md#blocks) and the blocks inside it.
 * `order` is not stored: it is the place among the siblings. HTML is kept as written; anyone who shows it sanitises it.
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
