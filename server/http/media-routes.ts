import { type Context, Hono } from 'hono'
import type { ContentPictures, MovedPicture, PictureAnswer } from '#content/ports/pictures.ts'
import { hasVariants, type PictureVariant, parseVariant } from '#domain/content/picture-variants.ts'
import { pictureResponse } from './picture-answer.ts'

const hour = 3600

/**
 * `/media/{id}/{filename}` and `/media/source/{path of a remote source}`: the pictures of the content. `/{width}.{format}` appended to either gives a
 * variant for `<picture>`; widths and formats outside the ladder are 404.
 */
export function mediaRoutes(pictures: ContentPictures): Hono {
  const app = new Hono()
  const answer = (context: Context, found: PictureAnswer | MovedPicture) =>
    pictureResponse(context, found, { maxAge: hour })
  app.get('/media/source/*', async (context) => {
    const path = new URL(context.req.url).pathname.slice('/media/source'.length)
    const [picture, variant] = splitVariant(path)
    return answer(context, variant === 'unknown' ? 'none' : await pictures.ofSource(picture, variant))
  })
  app.get('/media/:id/:filename', async (context) => {
    const { id, filename } = context.req.param()
    return answer(context, await pictures.uploaded(id, filename, null))
  })
  app.get('/media/:id/:filename/:variant', async (context) => {
    const { id, filename, variant } = context.req.param()
    const wanted = parseVariant(variant)
    return answer(context, wanted ? await pictures.uploaded(id, filename, wanted) : 'none')
  })
  app.all('/media/*', (context) => answer(context, 'none'))
  return app
}

/** '/a/b.jpg/640.avif' → '/a/b.jpg' and its variant. A folder whose name looks like a picture cannot be served. */
function splitVariant(path: string): [picture: string, variant: PictureVariant | null | 'unknown'] {
  const cut = path.lastIndexOf('/')
  const before = path.slice(0, cut)
  return hasVariants({ url: `/media/source${before}` })
    ? [before, parseVariant(path.slice(cut + 1)) ?? 'unknown']
    : [path, null]
}
