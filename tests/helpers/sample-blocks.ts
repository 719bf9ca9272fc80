import type { Block, BlockNamed } from '#content/blocks/index.ts'
import type { SafeHtml } from '#domain/content/block.ts'

// as: tests write their own HTML
export const safe = (html: string) => html as SafeHtml

type Loose = Block extends infer One ? (One extends Block ? Omit<One, 'order'> : never) : never

// as: only `order` is missing, but spreading a union loses which member it was
const numbered = (blocks: Loose[]): Block[] => blocks.map((block, order) => ({ ...block, order }) as Block)

export const page = (...blocks: Loose[]): Block[] => numbered(blocks)

export const heading = (level: 1 | 2 | 3, text: string): Loose => ({ name: 'core/heading', level, content: safe(text) })

export const paragraph = (text: string): Loose => ({ name: 'core/paragraph', content: safe(text) })

export const component = (componentName: string): Loose => ({ name: 'flightdeck/component', componentName })

export const list = (className: string | undefined, ...items: string[]): Loose => ({
  name: 'core/list',
  ordered: false,
  className,
  innerBlocks: numbered(items.map((item) => ({ name: 'core/list-item', content: safe(item), innerBlocks: [] }))),
})

export const buttons = (text: string, url: string, ghostButton = false): Loose => ({
  name: 'core/buttons',
  innerBlocks: numbered([{ name: 'core/button', text: safe(text), url, ghostButton }]),
})

export const cover = (...innerBlocks: Loose[]): Loose => ({ name: 'core/cover', innerBlocks: numbered(innerBlocks) })

export const group = (
  className: string | undefined,
  ...innerBlocks: Loose[]
): Omit<BlockNamed<'core/group'>, 'order'> => ({
  name: 'core/group',
  className,
  innerBlocks: numbered(innerBlocks),
})
