/** A block as a content source answers it: its name and whatever fields were asked of its kind. */
export interface SourceBlock {
  name: string
  order: number
  innerBlocks: SourceBlock[]
  [field: string]: unknown
}
