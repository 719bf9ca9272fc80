import type { PictureVariant } from '#domain/content/picture-variants.ts'
import type { SharePicture } from '#domain/share-picture.ts'

/** A picture as it goes out. */
export interface ServedPicture {
  bytes: Uint8Array
  contentType: string
  /** Names the bytes. */
  hash: string
  /** Whether the address is immutable. */
  lasting: boolean
}

/** The file was replaced: its current path. */
export interface MovedPicture {
  movedTo: string
}

/** `none`: there is no such picture. `busy`: ask again in a moment; the storage of files may be away. `away`: its source fails, and it was never seen. */
export type PictureAnswer = ServedPicture | 'none' | 'busy' | 'away'

/** Pictures of the content source, made for browsers. Without a variant in their own format, and never wider than the widest variant. */
export interface ContentPictures {
  /** One of the embedded content system. */
  uploaded(id: string, filename: string, variant: PictureVariant | null): Promise<PictureAnswer | MovedPicture>
  /** One of a remote content source; `path` begins with a slash, and is encoded as in an address. */
  ofSource(path: string, variant: PictureVariant | null): Promise<PictureAnswer>
}

export interface SitePictures extends ContentPictures {
  /** The picture beside a shared link. Anyone who asks makes sure that a page says so. */
  share(picture: SharePicture): Promise<PictureAnswer>
}
