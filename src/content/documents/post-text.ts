import type { PostText } from '../ports/office-posts.ts'
import { pageBlocks } from './block-rules.ts'
import { blocksOf, bodyOf } from './post-body.ts'
import type { PostContent } from './post-content.ts'

/** What the office reads of a post. */
export function textOf({ blocks, ...content }: PostContent): PostText {
  return { ...content, body: bodyOf(blocks) }
}

/** What the content system keeps; blocks that no one touched stay the very same. Null for a body that breaks the rules for blocks. */
export function contentOf({ body, ...text }: PostText, before: PostContent['blocks']): PostContent | null {
  if (body.replace(/\r\n?/g, '\n').trim() === bodyOf(before).trim()) return { ...text, blocks: before }
  const checked = pageBlocks.safeParse(blocksOf(body))
  return checked.success ? { ...text, blocks: checked.data } : null
}
