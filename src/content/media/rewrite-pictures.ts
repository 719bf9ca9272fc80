import type { Picture, PictureFocus, SafeHtml } from '#domain/content/block.ts'
import type { Searched } from '#domain/content/search-engine.ts'
import { type Block, definitionOf } from '../blocks/index.ts'
import type { RewritePicture } from '../define-block.ts'
import type { ContentSource } from '../ports/content.ts'

/** The content with rewritten pictures. `rewritesFor` is called for each response. */
export function rewritePictures<Source extends ContentSource>(
  content: Source,
  rewritesFor: () => Promise<RewritePicture>,
): Source {
  const withBlocks = <Page extends Searched & { blocks: Block[] }>(page: Page, rewrite: RewritePicture): Page => ({
    ...page,
    blocks: page.blocks.map((block) => rewrittenBlock(block, rewrite)),
    ...(page.search?.picture && { search: { ...page.search, picture: rewrite(page.search.picture) } }),
  })
  const withPicture = <Post extends { picture?: Picture | undefined }>(post: Post, rewrite: RewritePicture): Post =>
    post.picture ? { ...post, picture: rewrite(post.picture) } : post
  const { postPage, trainers } = content
  return {
    ...content,
    async page(uri, language) {
      const [page, rewrite] = await Promise.all([content.page(uri, language), rewritesFor()])
      return page && withBlocks(page, rewrite)
    },
    async children(uri, names, language) {
      const [children, rewrite] = await Promise.all([content.children(uri, names, language), rewritesFor()])
      return children?.map((child) => withBlocks(child, rewrite)) ?? null
    },
    async posts(language) {
      const [posts, rewrite] = await Promise.all([content.posts(language), rewritesFor()])
      return posts.map((post) => withPicture(post, rewrite))
    },
    ...(postPage && {
      async postPage(language, asked) {
        const [{ posts, total }, rewrite] = await Promise.all([postPage(language, asked), rewritesFor()])
        return { posts: posts.map((post) => withPicture(post, rewrite)), total }
      },
    }),
    async post(slug, language) {
      const [post, rewrite] = await Promise.all([content.post(slug, language), rewritesFor()])
      return post && withBlocks(withPicture(post, rewrite), rewrite)
    },
    ...(trainers && {
      async trainers(language) {
        const [all, rewrite] = await Promise.all([trainers(language), rewritesFor()])
        return all.map((trainer) => (trainer.picture ? { ...trainer, picture: rewrite(trainer.picture) } : trainer))
      },
    }),
  }
}

function rewrittenBlock(block: Block, rewrite: RewritePicture): Block {
  const rewriting = { picture: rewrite, html: (html: SafeHtml) => rewrittenHtml(html, rewrite) }
  // as: `pictures` returns a block of the kind it was given, which is known only at run time
  const rewritten = (definitionOf(block.name).pictures?.(block, rewriting) ?? block) as Block
  if (!('innerBlocks' in rewritten)) return rewritten
  return { ...rewritten, innerBlocks: rewritten.innerBlocks.map((inner) => rewrittenBlock(inner, rewrite)) }
}

/** The allow list writes attributes in a single form: double quotes, `&amp;` for an ampersand. */
function rewrittenHtml(html: SafeHtml, rewrite: RewritePicture): SafeHtml {
  const replaced = html.replace(/(<img\b[^>]*?\ssrc=")([^"]*)"/g, (_, before: string, src: string) => {
    const { url } = rewrite({ url: src.replaceAll('&amp;', '&') })
    return `${before}${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  })
  // as: replacing one URL by a URL of this site does not affect the allow list
  return replaced as SafeHtml
}

/** The fields that are current only in the library. */
export interface LibraryFacts {
  id: string
  filename: string
  width: number
  height: number
  focus: PictureFocus
}

/** Pages store a picture's URL from when it was chosen, while a replaced file has a new one. The focal point is only in the library. */
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
