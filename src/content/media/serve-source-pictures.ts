import type { ContentSource } from '#content/ports/content.ts'
import type { RewritePicture } from '../define-block.ts'
import { rewritePictures } from './rewrite-pictures.ts'
import { servedAddress } from './source-address.ts'

/**
 * The same content, with the pictures of its source at addresses of this site. It wraps the cache of the source, so that the cache has the
 * source's addresses.
 */
export function serveSourcePictures<Source extends ContentSource>(content: Source, contentUrl: string): Source {
  const toServed: RewritePicture = (picture) => ({ ...picture, url: servedAddress(contentUrl, picture.url) })
  return rewritePictures(content, async () => toServed)
}
