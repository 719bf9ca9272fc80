import type { ComponentType } from 'react'
import type { BlockProps } from '../page/block-style.ts'
import { ButtonBlock } from './button.tsx'
import { ButtonsBlock } from './buttons.tsx'
import { ClientsBlock } from './clients.tsx'
import { ColumnBlock } from './column.tsx'
import { ColumnsBlock } from './columns.tsx'
import { ComponentBlock } from './component.tsx'
import { CoverBlock } from './cover.tsx'
import { DefaultCardBlock } from './default-card.tsx'
import { EmbedBlock } from './embed.tsx'
import { GroupBlock } from './group.tsx'
import { HeadingBlock } from './heading.tsx'
import { HtmlBlock } from './html.tsx'
import { ImageBlock } from './image.tsx'
import type { BlockName } from './index.ts'
import { ListBlock } from './list.tsx'
import { ListItemBlock } from './list-item.tsx'
import { MediaTextBlock } from './media-text.tsx'
import { NewsletterBlock } from './newsletter.tsx'
import { NumberBlock } from './number.tsx'
import { NumbersBlock } from './numbers.tsx'
import { ParagraphBlock } from './paragraph.tsx'
import { SpeakingListBlock } from './speaking-list.tsx'
import { UnknownBlock } from './unknown.tsx'

interface Placed<Name extends BlockName> extends BlockProps<Name> {
  /** Number of blocks beside each other. */
  count: number
}

/** The component of each kind: one that lacks its own does not compile. Definitions stay out of the pages, which have no use for their rules. */
const components: { readonly [Name in BlockName]: ComponentType<Placed<Name>> } = {
  'core/heading': HeadingBlock,
  'core/paragraph': ParagraphBlock,
  'core/list': ListBlock,
  'core/list-item': ListItemBlock,
  'core/buttons': ButtonsBlock,
  'core/button': ButtonBlock,
  'core/html': HtmlBlock,
  'core/cover': CoverBlock,
  'core/group': GroupBlock,
  'core/columns': ColumnsBlock,
  'core/column': ColumnBlock,
  'flightdeck/default-card': DefaultCardBlock,
  'flightdeck/numbers': NumbersBlock,
  'flightdeck/number': NumberBlock,
  'flightdeck/clients': ClientsBlock,
  'core/image': ImageBlock,
  'core/media-text': MediaTextBlock,
  'core/embed': EmbedBlock,
  'flightdeck/speaking-list': SpeakingListBlock,
  'flightdeck/component': ComponentBlock,
  'flightdeck/newsletter': NewsletterBlock,
  unknown: UnknownBlock,
}

/** A block by the component of its kind. */
export function BlockComponent(props: Placed<BlockName>) {
  // The component of its own name: the compiler does not follow that from the table to the block.
  const Component = components[props.block.name] as ComponentType<Placed<BlockName>>
  return <Component {...props} />
}
