import type { StoredBlock } from '#content/documents/stored-block.ts'
import { type Drawing, drawn } from '../pages/drawings.ts'

/** What posts have and pages have not. Texts are HTML as an editor would write it. */

export interface PostText {
  /** Plain text, as the excerpt. */
  title: string
  excerpt: string
  /** What the drawing above the post shows, for those who do not see it. */
  pictureAlt: string
  blocks: StoredBlock[]
}

/** A heading that the table of contents leads to. */
export function chapter(anchor: string, title: string): StoredBlock {
  return { name: 'core/heading', fields: { level: 2, anchor, content: title } }
}

/** One sentence, set large: what somebody who only leafs through should take along. */
export function pull(content: string): StoredBlock {
  return { name: 'core/paragraph', fields: { className: 'is-style-pull', content } }
}

export function picture(drawing: Drawing, alt: string, caption: string): StoredBlock {
  return { name: 'core/image', fields: { ...drawn(drawing), alt, caption } }
}

/** A film that lies with somebody else; nothing is loaded before somebody presses play. */
export function film(url: string, caption: string): StoredBlock {
  return { name: 'core/embed', fields: { url, caption } }
}
