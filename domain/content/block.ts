import type { EmbedPlayer } from './embed-player.ts'

/**
 * The site's own shape of content blocks (docs/product.md#blocks). The content client reshapes what a source answers into these;
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
  /** The name of a block that this site has no component for, when the group is what could be kept of it. */
  standsFor?: string | undefined
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
/** Where a picture lies and how large it is. Without its size the page cannot keep the place for it. */
export interface Picture {
  /** A path of the site or a web address. */
  url: string
  /** What it shows, as plain text. Empty where it only decorates. */
  alt: string
  /** px of the file, for its proportions. */
  width?: number | undefined
  height?: number | undefined
  /** What must stay in view where it is cut; its middle unless said. */
  focus?: PictureFocus | undefined
}

/** A place on a picture: from 0 (left, top) to 1 (right, bottom). */
export interface PictureFocus {
  x: number
  y: number
}
export interface ImageBlock extends Styled, Picture {
  name: 'core/image'
  caption?: SafeHtml | undefined
  /** How wide it is shown, as the `sizes` of HTML: '(min-width: 720px) 50vw, 100vw'. */
  sizes?: string | undefined
}
/** A picture with blocks beside it. */
export interface MediaTextBlock extends Styled, Picture {
  name: 'core/media-text'
  mediaPosition: 'left' | 'right'
  /** The picture's share of the row, percent. */
  mediaWidth: number
  innerBlocks: Block[]
}
/** Something that lies with a third party, which learns of a visitor only when the visitor asks for it. */
export interface EmbedBlock extends Styled {
  name: 'core/embed'
  url: string
  caption?: SafeHtml | undefined
  /** Null for providers that the site does not know: then a link is all there is. */
  player: EmbedPlayer | null
}
/** HTML as an editor wrote it: tables, for one. */
export interface HtmlBlock extends Base {
  name: 'core/html'
  content: SafeHtml
}
/** A way on: picture, title, a sentence. */
export interface DefaultCardBlock extends Styled {
  name: 'flightdeck/default-card'
  title: SafeHtml
  content?: SafeHtml | undefined
  /** Where it leads, if anywhere. */
  url?: string | undefined
  picture?: Picture | undefined
}
/** One talk of the speaking list; what it is about stands inside it. */
export interface SpeakingListBlock extends Styled {
  name: 'flightdeck/speaking-list'
  title: SafeHtml
  /** Where it is held. */
  stage: SafeHtml
  /** Held already. */
  done: boolean
  /** Address of a picture that only decorates. */
  backgroundImage?: string | undefined
  backgroundFocus?: PictureFocus | undefined
  innerBlocks: Block[]
}
/** The sign-up for a newsletter. */
export interface NewsletterBlock extends Styled {
  name: 'flightdeck/newsletter'
  listId: string
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
  | ImageBlock
  | MediaTextBlock
  | EmbedBlock
  | HtmlBlock
  | DefaultCardBlock
  | SpeakingListBlock
  | NewsletterBlock
  | ComponentBlock
  | UnknownBlock

/** A block as a content source answers it: its name and whatever fields were asked of its kind. */
export interface SourceBlock {
  name: string
  order: number
  innerBlocks: SourceBlock[]
  [field: string]: unknown
}
