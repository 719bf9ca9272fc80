import type { ReactNode } from 'react'
import type { Crumb } from '#ui/breadcrumb.tsx'
import type { Fact } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { BlockProps } from '../page/block-style.ts'
import { Hero } from '../page/hero.tsx'
import { Html } from '../page/html.tsx'
import type { Block } from './index.ts'

/** The look of a page's first block: over the landscape on the start page, elsewhere a page head with the additions of its route. */
export type PageHeadLook =
  | { kind: 'landscape'; aside?: ReactNode }
  | {
      kind: 'sky'
      breadcrumb?: readonly Crumb[] | undefined
      kicker?: ReactNode
      sticker?: string | undefined
      facts?: readonly Fact[] | undefined
      offer?: ReactNode
      beside?: ReactNode
      edge?: 'horizon' | 'flat' | undefined
    }

interface CoverBlockProps extends BlockProps<'core/cover'> {
  head?: PageHeadLook
}

export function CoverBlock({ block, head = { kind: 'sky' }, render }: CoverBlockProps) {
  const isTitle = (inner: Block) => inner.name === 'core/heading' && inner.level === 1
  const title = block.innerBlocks.find(isTitle)
  const buttons = block.innerBlocks.filter((inner) => inner.name === 'core/buttons')
  const lede = block.innerBlocks.filter((inner) => inner.name !== 'core/buttons' && inner !== title)
  const parts = {
    title: title?.name === 'core/heading' ? <Html as="span" html={title.content} /> : null,
    lede: lede.length > 0 ? render(lede) : null,
    actions: buttons.length > 0 ? render(buttons) : null,
  }
  if (head.kind === 'landscape') return <Hero {...parts} aside={head.aside} id={block.anchor} />
  const { kind: _kind, ...additions } = head
  return <PageHead {...parts} {...additions} id={block.anchor} />
}
