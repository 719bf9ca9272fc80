import type { ContentSource } from '#usecases/ports.ts'
import { mendPictures } from './mend-pictures.ts'

/** A picture that another file was put in the place of. */
export interface ReplacedPicture {
  id: string
  filename: string
  width: number
  height: number
}

/**
 * The same content, with each picture as it is now: pages keep the address that a picture had when it was chosen, and browsers keep what
 * they have seen there, so a new file has a new address.
 */
export function newestPictures<Source extends ContentSource>(
  content: Source,
  replaced: () => Promise<readonly ReplacedPicture[]>,
): Source {
  return mendPictures(content, async () => {
    const byId = new Map((await replaced()).map((picture) => [picture.id, picture]))
    return (picture) => {
      const now = byId.get(/^\/media\/([0-9a-f-]{36})\//.exec(picture.url)?.[1] ?? '')
      if (!now) return picture
      const url = `/media/${now.id}/${encodeURIComponent(now.filename)}`
      if (url === picture.url) return picture
      const size = 'width' in picture ? { width: now.width, height: now.height } : {}
      return { ...picture, url, ...size }
    }
  })
}
