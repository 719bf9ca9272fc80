/** HTML that has passed the allow list. Only this type may be rendered as HTML. */
export type SafeHtml = string & { readonly __safeHtml: true }

/** A picture's URL and size. Without the size, the page cannot reserve its space. */
export interface Picture {
  /** A path of the site or a web address. */
  url: string
  /** Alternative text. Empty for decorative pictures. */
  alt: string
  /** Size of the file in px, for the aspect ratio. */
  width?: number | undefined
  height?: number | undefined
  /** The focal point for cropping; the centre by default. */
  focus?: PictureFocus | undefined
}

/** A point in a picture: from 0 (left, top) to 1 (right, bottom). */
export interface PictureFocus {
  x: number
  y: number
}

export interface SourceBlock {
  name: string
  order: number
  innerBlocks: SourceBlock[]
  [field: string]: unknown
}
