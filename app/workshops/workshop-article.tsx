import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Block } from '#domain/content/block.ts'
import type { Cents } from '#domain/money.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { ComponentBlocksProvider } from '../blocks/component-blocks.tsx'
import { Blocks } from '../blocks/registry.tsx'
import { AnchorNav } from '../ui/anchor-nav.tsx'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Fact } from '../ui/fact-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PriceTable } from './price-table.tsx'
import { stickerOf } from './sticker-of.ts'
import { useWorkshopAnchors } from './workshop-anchors.ts'

interface WorkshopArticleProps {
  certification: CertificationSlug
  /** Stands in the head when the content source has no page for it. */
  title: string
  price: Cents
  blocks: readonly Block[]
  breadcrumb: readonly Crumb[]
  kicker?: ReactNode
  facts: readonly Fact[]
  /** The part below the content, with its place in the bar on top. */
  closing: { href: `#${string}`; label: string }
  children: ReactNode
}

/** What a workshop is about, from the content source, with facts on top and the program's own part below: dates or booking. */
export function WorkshopArticle({
  certification,
  title,
  price,
  blocks,
  closing,
  children,
  ...head
}: WorkshopArticleProps) {
  const t = useTranslations('workshop')
  const sticker = stickerOf(certification)
  const anchors = useWorkshopAnchors(blocks)
  const cover = blocks[0]?.name === 'core/cover' ? [blocks[0]] : []
  return (
    <ComponentBlocksProvider components={{ pricing: <PriceTable certification={certification} price={price} /> }}>
      {cover.length > 0 ? (
        <Blocks blocks={cover} head={{ kind: 'sky', sticker, edge: 'flat', ...head }} />
      ) : (
        <PageHead title={title} sticker={sticker} edge="flat" {...head} />
      )}
      <AnchorNav label={t('sections')} links={[...anchors, closing]} />
      <Blocks blocks={blocks.slice(cover.length)} />
      {children}
    </ComponentBlocksProvider>
  )
}
