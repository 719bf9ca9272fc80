import type { ContentSource } from '#content/ports/content.ts'
import type { PictureFocus } from '#domain/content/block.ts'
import { rewritePictures } from './rewrite-pictures.ts'

/** The fields that are current only in the library. */
export interface LibraryFacts {
  id: string
  filename: string
  width: number
  height: number
  /** The focal point for cropping. */
  focus: PictureFocus
}

/**
 * The content with current pictures. Pages store the URL of a picture from when it was chosen, while a replaced file has a new URL, because browsers
 * cache by URL. The focal point is stored only in the library.
 */
export function newestPictures<Source extends ContentSource>(
  content: Source,
  library: () => Promise<readonly LibraryFacts[]>,
): Source {
  return rewritePictures(content, async () => {
    const byId = new Map((await library()).map((picture) => [picture.id, picture]))
    return (picture) => {
      const now = byId.get(/^\/media\/([0-9a-f-]{36})\//.exec(picture.url)?.[1] ?? '')
      if (!now) return picture
      const url = `/media/${now.id}/${encodeURIComponent(now.filename)}`
      const size = url !== picture.url && 'width' in picture ? { width: now.width, height: now.height } : {}
      if (url === picture.url && isMiddle(now.focus)) return picture
      return { ...picture, url, ...size, ...(!isMiddle(now.focus) && { focus: now.focus }) }
    }
  })
}

function isMiddle({ x, y }: PictureFocus): boolean {
  return x === 0.5 && y === 0.5
}
