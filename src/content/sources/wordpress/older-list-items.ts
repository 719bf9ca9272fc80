import type { SourceBlock } from '#domain/content/block.ts'
import { safeBlockHtml } from '#domain/content/safe-html.ts'

interface List {
  ordered: boolean
  items: Item[]
}
interface Item {
  content: string
  lists: List[]
}

/**
 * The items of a list from before items were blocks of their own: its HTML, with or without the list's own tag, as `core/list-item`
 * blocks, lists inside items included.
 */
export function olderListItems(html: string): SourceBlock[] {
  const outermost: List = { ordered: false, items: [] }
  const lists: List[] = []
  const items: Item[] = []
  // Only what has passed the allow list: its tags are few, closed and well nested.
  for (const part of safeBlockHtml(html).split(/(<\/?(?:ul|ol|li)>|<(?:ul|ol|li)\s[^>]*>)/)) {
    const item = items.at(-1)
    if (/^<li/.test(part)) {
      const next: Item = { content: '', lists: [] }
      ;(lists.at(-1) ?? outermost).items.push(next)
      items.push(next)
    } else if (part === '</li>') items.pop()
    else if (/^<[uo]l/.test(part)) {
      const inner = item ? { ordered: part.startsWith('<ol'), items: [] } : outermost
      item?.lists.push(inner)
      lists.push(inner)
    } else if (/^<\/[uo]l/.test(part)) lists.pop()
    else if (item) item.content += part
  }
  return outermost.items.map(asBlock)
}

function asBlock({ content, lists }: Item, order: number): SourceBlock {
  return {
    name: 'core/list-item',
    order,
    content: content.trim(),
    innerBlocks: lists.map(({ ordered, items }, place) => ({
      name: 'core/list',
      order: place,
      ordered,
      innerBlocks: items.map(asBlock),
    })),
  }
}
