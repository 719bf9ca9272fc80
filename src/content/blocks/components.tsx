import type { ComponentType } from 'react'
import type { BlockProps } from '../page/block-style.ts'
import type { BlockName } from './index.ts'
import {
  ClientsBlock,
  ColumnBlock,
  ColumnsBlock,
  CoverBlock,
  DefaultCardBlock,
  GroupBlock,
  NumberBlock,
  NumbersBlock,
} from './layout.tsx'
import { EmbedBlock, ImageBlock, MediaTextBlock, SpeakingListBlock } from './media.tsx'
import { ComponentBlock, NewsletterBlock } from './program.tsx'
import {
  ButtonBlock,
  ButtonsBlock,
  HeadingBlock,
  HtmlBlock,
  ListBlock,
  ListItemBlock,
  ParagraphBlock,
  UnknownBlock,
} from './text.tsx'

interface Placed<Name extends BlockName> extends BlockProps<Name> {
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
