/** HTML that has passed the allow list of the content client. Only it may be rendered as HTML. */
export type SafeHtml = string & { readonly __safeHtml: true }

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

/** A block as a content source answers it: its name and whatever fields were asked of its kind. */
export interface SourceBlock {
  name: string
  order: number
  innerBlocks: SourceBlock[]
  [field: string]: unknown
}
