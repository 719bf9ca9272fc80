import type { PictureVariant } from '#domain/content/picture-variants.ts'
import type { SharePicture } from '#domain/share-picture.ts'

export interface ServedPicture {
  bytes: Uint8Array
  contentType: string
  /** Identifies the bytes. */
  hash: string
  /** Whether the URL is immutable. */
  lasting: boolean
}

/** The file was replaced: its current path. */
export interface MovedPicture {
  movedTo: string
}

/** `none`: there is no such picture. `busy`: retry soon; the storage may be unavailable. `away`: the source fails and no copy is cached. */
export type PictureAnswer = ServedPicture | 'none' | 'busy' | 'away'

/** Pictures of the content, re-encoded for browsers. Without a variant in their own format, and never wider than the widest variant. */
export interface ContentPictures {
  /** A picture of the embedded content system. */
  uploaded(id: string, filename: string, variant: PictureVariant | null): Promise<PictureAnswer | MovedPicture>
  /** A picture of a remote content source; `path` starts with a slash and is percent-encoded. */
  ofSource(path: string, variant: PictureVariant | null): Promise<PictureAnswer>
}

export interface SitePictures extends ContentPictures {
  /** A share picture. Callers must check that a page declares it. */
  share(picture: SharePicture): Promise<PictureAnswer>
}
