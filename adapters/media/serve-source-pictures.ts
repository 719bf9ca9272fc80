import type { Block, SafeHtml } from '#domain/content/block.ts'
import type { ContentSource } from '#usecases/ports.ts'
import { servedAddress } from './source-address.ts'

/**
 * The same content, with the pictures of its source at addresses of this site. It stands around whatever is kept of a source, so that
 * what is kept is what the source said.
 */
export function serveSourcePictures<Source extends ContentSource>(content: Source, contentUrl: string): Source {
  const served = (url: string) => servedAddress(contentUrl, url)
  const withBlocks = <Page extends { blocks: Block[] }>(page: Page): Page => ({
    ...page,
    blocks: page.blocks.map((block) => servedBlock(block, served)),
  })
  const withPicture = <Post extends { picture?: { url: string } | undefined }>(post: Post): Post =>
    post.picture ? { ...post, picture: { ...post.picture, url: served(post.picture.url) } } : post
  return {
    ...content,
    async page(uri, language) {
      const page = await content.page(uri, language)
      return page && withBlocks(page)
    },
    async children(uri, names, language) {
      const children = await content.children(uri, names, language)
      return children?.map(withBlocks) ?? null
    },
    async posts(language) {
      return (await content.posts(language)).map(withPicture)
    },
    async post(slug, language) {
      const post = await content.post(slug, language)
      return post && withBlocks(withPicture(post))
    },
  }
}

type Served = (url: string) => string

function servedBlock(block: Block, served: Served): Block {
  switch (block.name) {
    case 'core/image':
      return { ...block, url: served(block.url) }
    case 'core/media-text':
      return { ...block, url: served(block.url), innerBlocks: inner(block.innerBlocks, served) }
    case 'core/html':
      return { ...block, content: servedHtml(block.content, served) }
    case 'unknown':
      return { ...block, html: servedHtml(block.html, served) }
    case 'flightdeck/default-card':
      return { ...block, picture: block.picture && { ...block.picture, url: served(block.picture.url) } }
    case 'flightdeck/speaking-list': {
      const { backgroundImage, innerBlocks } = block
      return {
        ...block,
        backgroundImage: backgroundImage && served(backgroundImage),
        innerBlocks: inner(innerBlocks, served),
      }
    }
    default:
      return 'innerBlocks' in block ? { ...block, innerBlocks: inner(block.innerBlocks, served) } : block
  }
}

function inner(blocks: Block[], served: Served): Block[] {
  return blocks.map((block) => servedBlock(block, served))
}

/** What has passed the allow list writes each attribute the one way: double quotes, `&amp;` for an ampersand. */
function servedHtml(html: SafeHtml, served: Served): SafeHtml {
  const replaced = html.replace(/(<img\b[^>]*?\ssrc=")([^"]*)"/g, (_, before: string, src: string) => {
    const url = served(src.replaceAll('&amp;', '&'))
    return `${before}${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  })
  // an address of this site in the place of another address changes nothing that the allow list looks at
  return replaced as SafeHtml
}
