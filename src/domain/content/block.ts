/** HTML that has passed the allow list of the content client. Only it may be rendered as HTML. */
export type SafeHtml = string & { readonly __safeHtml: true }

/** A picture's address and size. Without its size the page cannot reserve the space. */
export interface Picture {
  /** A path of the site or a web address. */
  url: string
  /** What it shows, as plain text. Empty where it only decorates. */
  alt: string
  /** px of the file, for its proportions. */
  width?: number | undefined
  height?: number | undefined
  /** The focal point, kept when it is cropped; the middle by default. */
  focus?: PictureFocus | undefined
}

/** A place on a picture: from 0 (left, top) to 1 (right, bottom). */
export interface PictureFocus {
  x: number
  y: number
}

/** A block as a content source returns it: its name and the requested fields of its kind. */
export interface SourceBlock {
  name: string
  order: number
  innerBlocks: SourceBlock[]
  [field: string]: unknown
}
