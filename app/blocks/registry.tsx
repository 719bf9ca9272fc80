import { Fragment, type ReactNode } from 'react'
import type { Block } from '#domain/content/block.ts'
import { Horizon } from '../ui/landscape/horizon.tsx'
import { Section } from '../ui/section.tsx'
import { AtFirstSight, FirstPicture } from './above-the-fold.ts'
import { ButtonBlock } from './button-block.tsx'
import { ButtonsBlock } from './buttons-block.tsx'
import { ColumnBlock } from './column-block.tsx'
import { ColumnsBlock } from './columns-block.tsx'
import { ComponentBlock } from './component-block.tsx'
import { CoverBlock, type PageHeadLook } from './cover-block.tsx'
import { DefaultCardBlock } from './default-card-block.tsx'
import { EmbedBlock } from './embed-block.tsx'
import { firstPicture } from './first-picture.ts'
import { Flow } from './flow.tsx'
import { GroupBlock } from './group-block.tsx'
import { HeadingBlock } from './heading-block.tsx'
import { HtmlBlock } from './html-block.tsx'
import { ImageBlock } from './image-block.tsx'
import { ListBlock } from './list-block.tsx'
import { ListItemBlock } from './list-item-block.tsx'
import { MediaTextBlock } from './media-text-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { type PagePart, pageParts } from './page-parts.ts'
import { PageSection } from './page-section.tsx'
import { ParagraphBlock } from './paragraph-block.tsx'
import { SpeakingListBlock } from './speaking-list-block.tsx'
import { UnknownBlock } from './unknown-block.tsx'

interface BlocksProps {
  blocks: readonly Block[]
  /** How the page's cover stands; the start page says `{ kind: 'landscape' }`. */
  head?: PageHeadLook | undefined
}

/** The blocks of a page, from its head to its last section. */
export function Blocks({ blocks, head = { kind: 'sky' } }: BlocksProps) {
  return (
    <FirstPicture value={firstPicture(blocks)}>
      {pageParts(blocks).map((part, index) => (
        <AtFirstSight key={keyOf(part)} value={index < partsAtFirstSight}>
          <Part part={part} head={head} />
        </AtFirstSight>
      ))}
    </FirstPicture>
  )
}

/** Blocks one below the other inside something else, such as the text of a post. */
export function FlowBlocks({ blocks }: Pick<BlocksProps, 'blocks'>) {
  return <Flow>{render(blocks)}</Flow>
}

/** The head and what follows it: the pictures there are loaded at once. */
const partsAtFirstSight = 2

function Part({ part, head }: { part: PagePart; head: PageHeadLook }) {
  if (part.kind === 'cover') return <CoverBlock block={part.block} head={head} render={render} />
  return (
    <>
      {part.divided && <Horizon />}
      {part.kind === 'section' ? (
        <PageSection block={part.block} render={render} />
      ) : (
        <Section>
          <Flow>{render(part.blocks)}</Flow>
        </Section>
      )}
    </>
  )
}

const keyOf = (part: PagePart) => (part.kind === 'loose' ? part.blocks[0]?.order : part.block.order)

/** Blocks inside another block. */
function render(blocks: readonly Block[]): ReactNode {
  return blocks.map((block) => <Fragment key={block.order}>{renderOne(block, blocks.length)}</Fragment>)
}

/** One case for each block of the domain: a new one does not compile until it has its component. */
function renderOne(block: Block, count: number): ReactNode {
  switch (block.name) {
    case 'core/group':
      return <GroupBlock block={block} render={render} />
    case 'core/cover':
      return <CoverBlock block={block} head={{ kind: 'sky' }} render={render} />
    case 'core/columns':
      return <ColumnsBlock block={block} render={render} />
    case 'core/column':
      return <ColumnBlock block={block} count={count} render={render} />
    case 'core/heading':
      return <HeadingBlock block={block} />
    case 'core/paragraph':
      return <ParagraphBlock block={block} />
    case 'core/list':
      return <ListBlock block={block} render={render} />
    case 'core/list-item':
      return <ListItemBlock block={block} render={render} />
    case 'core/buttons':
      return <ButtonsBlock block={block} render={render} />
    case 'core/button':
      return <ButtonBlock block={block} />
    case 'core/image':
      return <ImageBlock block={block} />
    case 'core/media-text':
      return <MediaTextBlock block={block} render={render} />
    case 'core/embed':
      return <EmbedBlock block={block} />
    case 'core/html':
      return <HtmlBlock block={block} />
    case 'flightdeck/default-card':
      return <DefaultCardBlock block={block} />
    case 'flightdeck/speaking-list':
      return <SpeakingListBlock block={block} render={render} />
    case 'flightdeck/newsletter':
      return <NewsletterBlock block={block} />
    case 'flightdeck/component':
      return <ComponentBlock block={block} />
    case 'unknown':
      return <UnknownBlock block={block} />
  }
}
