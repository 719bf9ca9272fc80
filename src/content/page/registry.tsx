import { type ComponentType, type ReactNode, use } from 'react'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { Section } from '#ui/section.tsx'
import { BlockComponent } from '../blocks/components.tsx'
import type { Block, BlockNamed } from '../blocks/index.ts'
import { CoverBlock, type PageHeadLook } from '../blocks/layout.tsx'
import { AboveTheFold, FirstPicture, InPreview } from './component-blocks.tsx'
import { Flow } from './flow.tsx'
import { type PagePart, PageSection, pageParts } from './page-section.tsx'

interface BlocksProps {
  blocks: readonly Block[]
  /** The look of the page's cover; the start page sets `{ kind: 'landscape' }`. */
  head?: PageHeadLook | undefined
  /** The rest of a page, after parts that are no blocks: its pictures load lazily. */
  isRest?: boolean | undefined
}

export function Blocks({ blocks, head = { kind: 'sky' }, isRest = false }: BlocksProps) {
  return (
    <FirstPicture value={firstPicture(blocks)}>
      {pageParts(blocks).map((part, index) => (
        <AboveTheFold key={keyOf(part)} value={!isRest && index < partsAboveTheFold}>
          <Part part={part} head={head} />
        </AboveTheFold>
      ))}
    </FirstPicture>
  )
}

export function FlowBlocks({ blocks }: Pick<BlocksProps, 'blocks'>) {
  if (hasAny(blocks, programBlocks)) return <ContentFlow blocks={blocks} />
  return <CachedBlock name="flow" part={ContentFlow} props={{ blocks }} />
}

function ContentFlow({ blocks }: Pick<BlocksProps, 'blocks'>) {
  return <Flow>{render(blocks)}</Flow>
}

/** The head and the next part: their pictures load eagerly. */
const partsAboveTheFold = 2

function Part({ part, head }: { part: PagePart; head: PageHeadLook }) {
  const isPreview = use(InPreview)
  // An empty band.
  if (part.kind === 'loose' && !isPreview && part.blocks.every(isEmpty)) return null
  if (part.kind === 'cover') return <CoverBlock block={part.block} head={head} render={render} />
  if (part.kind === 'section') return <SectionPart block={part.block} />
  return (
    <Section>
      <Flow>{render(part.blocks)}</Flow>
    </Section>
  )
}

/** Blocks that show what a route supplies, or a form. A section with one is rendered each time; what is in it may be cached. */
const programBlocks: readonly string[] = ['flightdeck/component', 'flightdeck/newsletter']

function SectionPart({ block }: SectionProps) {
  if (hasAny(block.innerBlocks, programBlocks)) return <ContentSection block={block} />
  return <CachedBlock name="section" part={ContentSection} props={{ block }} />
}

interface SectionProps {
  block: BlockNamed<'core/group'>
}

function ContentSection({ block }: SectionProps) {
  return <PageSection block={block} render={render} />
}

function hasAny(blocks: readonly Block[], names: readonly string[]): boolean {
  return blocks.some(
    (block) => names.includes(block.name) || ('innerBlocks' in block && hasAny(block.innerBlocks, names)),
  )
}

/** What the source could not express: previewing editors see its name. */
function isEmpty(block: Block): boolean {
  return (block.name === 'unknown' && block.html === '') || (block.name === 'core/html' && block.content === '')
}

const keyOf = (part: PagePart) => (part.kind === 'loose' ? part.blocks[0]?.order : part.block.order)

function render(blocks: readonly Block[]): ReactNode {
  return blocks.map((block) => <BlockComponent key={block.order} block={block} render={render} count={blocks.length} />)
}

/** The URL of the first picture in reading order, if any. */
function firstPicture(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const own = 'alt' in block ? block.url : undefined
    const found = own ?? ('innerBlocks' in block ? firstPicture(block.innerBlocks) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}

interface CachedBlockProps<Props extends object> {
  name: string
  part: ComponentType<Props>
  props: NoInfer<Props>
}

/** A cached part among the blocks of a page, with what blocks know of their place. Previews cache nothing. */
export function CachedBlock<Props extends object>({ name, part: Part, props }: CachedBlockProps<Props>) {
  const isAbove = use(AboveTheFold)
  const first = use(FirstPicture)
  const isPreview = use(InPreview)
  if (isPreview) return <Part {...props} />
  const within = (part: ReactNode) => (
    <FirstPicture value={first}>
      <AboveTheFold value={isAbove}>{part}</AboveTheFold>
    </FirstPicture>
  )
  return <CachedPart name={name} part={Part} props={props} place={{ facts: { isAbove, first }, within }} />
}
