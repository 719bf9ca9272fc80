import { hasVariants } from '#domain/content/picture-variants.ts'
import type { LibraryPicture } from '../../ports/office-media.ts'

/** Where the picture itself is. */
export function pictureUrl({ id, filename }: Pick<LibraryPicture, 'id' | 'filename'>): string {
  return `/media/${id}/${encodeURIComponent(filename)}`
}

/** Small enough for a list. */
export function thumbnailUrl(picture: Pick<LibraryPicture, 'id' | 'filename'>, width: 320 | 960 = 320): string {
  const url = pictureUrl(picture)
  return hasVariants({ url }) ? `${url}/${width}.webp` : url
}
