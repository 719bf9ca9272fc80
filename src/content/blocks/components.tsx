import type { ComponentType } from 'react'
import type { BlockProps } from '../page/block-style.ts'
import { ButtonBlock } from './button.tsx'
import { ButtonsBlock } from './buttons.tsx'
import { ClientsBlock } from './clients.tsx'
import { ColumnBlock, ColumnsBlock } from './columns.tsx'
import { ComponentBlock } from './component.tsx'
import { CoverBlock } from './cover.tsx'
import { DefaultCardBlock } from './default-card.tsx'
import { EmbedBlock } from './embed.tsx'
import { GroupBlock } from './group.tsx'
import { HeadingBlock } from './heading.tsx'
import { HtmlBlock } from './html.tsx'
import { ImageBlock } from './image.tsx'
import type { BlockName } from './index.ts'
import { ListBlock, ListItemBlock } from './list.tsx'
import { MediaTextBlock } from './media-text.tsx'
import { NewsletterBlock } from './newsletter.tsx'
import { NumberBlock, NumbersBlock } from './numbers.tsx'
import { ParagraphBlock } from './paragraph.tsx'
import { SpeakingListBlock } from './speaking-list.tsx'
import { UnknownBlock } from './unknown.tsx'

interface Placed<Name extends BlockName> extends BlockProps<Name> {
  /** Number of sibling blocks. */
  count: number
}

/** The component of each block; a missing one is a type error. Definitions are not imported here, because pages do not need their validation. */
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

export function BlockComponent(props: Placed<BlockName>) {
  // as: the compiler does not relate the table entry to the block's name
  const Component = components[props.block.name] as ComponentType<Placed<BlockName>>
  return <Component {...props} />
}
