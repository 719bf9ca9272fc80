/**
 * The site's own shape of content blocks (SPEC §3, 'Block types'). The content client reshapes what a source answers into these;
 * `app/blocks` holds one component for each name.
 */

/** HTML that has passed the allow list of the content client. Only it may be rendered as HTML. */
export type SafeHtml = string & { readonly __safeHtml: true }

interface Base {
  /** 0-based among siblings. */
  order: number
}

interface Styled extends Base {
  anchor?: string | undefined
  /** Block styles such as `is-style-sky`, as an editor chooses them. */
  className?: string | undefined
}

export type Alignment = 'left' | 'center' | 'right'

export interface GroupBlock extends Styled {
  name: 'core/group'
  innerBlocks: Block[]
}
export interface ColumnsBlock extends Styled {
  name: 'core/columns'
  innerBlocks: Block[]
}
export interface ColumnBlock extends Styled {
  name: 'core/column'
  /** A CSS width such as 66.66%. */
  width?: string | undefined
  innerBlocks: Block[]
}
/** The head of a page: title, promise and buttons over the landscape. */
export interface CoverBlock extends Styled {
  name: 'core/cover'
  innerBlocks: Block[]
}
export interface HeadingBlock extends Styled {
  name: 'core/heading'
  level: 1 | 2 | 3 | 4 | 5 | 6
  content: SafeHtml
  align?: Alignment | undefined
}
export interface ParagraphBlock extends Styled {
  name: 'core/paragraph'
  content: SafeHtml
}
export interface ListBlock extends Styled {
  name: 'core/list'
  ordered: boolean
  start?: number | undefined
  innerBlocks: Block[]
}
export interface ListItemBlock extends Base {
  name: 'core/list-item'
  content: SafeHtml
  innerBlocks: Block[]
}
export interface ButtonsBlock extends Styled {
  name: 'core/buttons'
  innerBlocks: Block[]
}
export interface ButtonBlock extends Base {
  name: 'core/button'
  text: SafeHtml
  url: string
  linkTarget?: string | undefined
  rel?: string | undefined
  /** Drawn as a quiet link instead of a filled button. */
  ghostButton: boolean
}
/** A place for a part of the program itself: the upcoming dates, the grid of workshops. */
export interface ComponentBlock extends Styled {
  name: 'flightdeck/component'
  componentName: string
}
/** A block that this site has no component for. */
export interface UnknownBlock extends Base {
  name: 'unknown'
  originalName: string
  html: SafeHtml
}

export type Block =
  | GroupBlock
  | ColumnsBlock
  | ColumnBlock
  | CoverBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | ListItemBlock
  | ButtonsBlock
  | ButtonBlock
  | ComponentBlock
  | UnknownBlock
