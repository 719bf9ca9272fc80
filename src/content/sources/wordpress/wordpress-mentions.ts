import { z } from 'zod'
import type { SourceBlock } from '#domain/content/block.ts'
import { isLanguage } from '#domain/language.ts'
import { isSameAddress, languageOf, pathBehindLanguage } from './wordpress-answer.ts'

/** Reads from a block's HTML what its attributes lack. WordPress writes it in one form: a single element, attributes in double quotes. */

const firstTag = /^\s*<[a-z][a-z0-9]*\b([^>]*)>/i

export function firstId(html: string): string | undefined {
  return attributeIn(html.match(firstTag)?.[1], 'id')
}

export function firstClasses(html: string): string[] {
  return (attributeIn(html.match(firstTag)?.[1], 'class') ?? '').split(/\s+/)
}

/** The content of the first element of this name. */
export function htmlOf(tag: string, html: string): string | undefined {
  return html.match(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`, 'i'))?.[1]
}

export function pictureIn(html: string): { url: string; alt: string } | undefined {
  const attributes = html.match(/<img\b([^>]*)>/i)?.[1]
  const url = attributeIn(attributes, 'src')
  return url ? { url, alt: attributeIn(attributes, 'alt') ?? '' } : undefined
}

export function sourceOf(html: string): string | undefined {
  return attributeIn(html.match(/<(?:audio|video|source)\b([^>]*\bsrc=[^>]*)>/i)?.[1], 'src')
}

function attributeIn(attributes: string | undefined, name: string): string | undefined {
  const value = attributes?.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i'))?.[1]
  return value ? value.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&') : undefined
}

/** Core shortcodes may have no attributes; any other word in brackets is a shortcode only with attributes. */
const shortcode =
  /\[\/?(?:gallery|caption|wp_caption|audio|video|playlist|embed)\b[^\]]*\]|\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|&#?\w+;[^\]]*?&#?\w+;|[^\s\]]+))+\s*\/?\]/gi

/** Removes shortcodes, which mean nothing to visitors; the content between an opening and a closing one stays. */
export function shortcodesRemoved(html: string): string {
  return html.replace(shortcode, '')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** References of blocks to their WordPress: pages by address, pictures by id. */
export interface Mentions {
  /** In the form of the query: '/kontakt/', '/?p=12'. */
  uris: string[]
  pictureIds: number[]
}

/** WordPress's answer about the references. */
export interface Mentioned {
  /** The site's address for a WordPress address; unchanged when the site has nothing there. */
  address(href: string): string
  /** px of the file at this URL. */
  size(url: string): { width: number; height: number } | undefined
}

const node = z
  .object({
    __typename: z.string(),
    uri: z.string().nullish(),
    slug: z.string().nullish(),
    isFrontPage: z.boolean().nullish(),
  })
  .nullish()
export type MentionedNode = z.infer<typeof node>

const pixels = z.coerce.number().int().positive()
const file = z.object({ sourceUrl: z.string(), width: pixels, height: pixels })
const sized = z.union([file, z.unknown().transform(() => null)])
const picture = z.object({
  sourceUrl: z.string().nullish(),
  mediaDetails: z
    .object({
      width: pixels.nullish().catch(null),
      height: pixels.nullish().catch(null),
      sizes: z.array(sized).nullish(),
    })
    .nullish(),
})

/** The pictures, and the pages as `n0`, `n1`, … in the order of the query. */
export const mentionsAnswer = z.object({ mediaItems: z.object({ nodes: z.array(picture) }).nullish() }).catchall(node)

export type MentionsAnswer = z.infer<typeof mentionsAnswer>

/** Further links of a page are mapped by their address alone. */
const maxLinks = 60
const maxPictures = 100

export function mentionsQuery({ uris, pictureIds }: Mentions): { query: string; variables: Record<string, unknown> } {
  const names = uris.map((_, place) => `$u${place}: String!`)
  const nodes = uris.map(
    (_, place) =>
      `n${place}: nodeByUri(uri: $u${place}) { __typename uri ... on Page { isFrontPage } ... on Post { slug } }`,
  )
  const pictures = pictureIds.length > 0 ? pictureQuestion : ''
  const given = [...names, ...(pictureIds.length > 0 ? ['$ids: [ID]'] : [])].join(', ')
  return {
    query: `
  query mentions(${given}) {
    ${[pictures, ...nodes].filter(Boolean).join('\n    ')}
  }`,
    variables: {
      ...Object.fromEntries(uris.map((uri, place) => [`u${place}`, uri])),
      ...(pictures && { ids: pictureIds }),
    },
  }
}

const pictureQuestion = `mediaItems(first: ${maxPictures}, where: { in: $ids }) {
      nodes { sourceUrl mediaDetails { width height sizes { sourceUrl width height } } }
    }`

/** The references of these blocks. `endpoint` is the GraphQL URL of WordPress, `…/graphql`. */
export function mentionsIn(blocks: readonly SourceBlock[], endpoint: string): Mentions {
  const home = homeOf(endpoint)
  const uris = new Set<string>()
  const pictureIds = new Set<number>()
  eachText(blocks, (text, key) => {
    for (const href of key === 'html' || text.includes('<') ? hrefsIn(text) : [text]) {
      const uri = uriBelow(home, href)
      if (uri && !isLanguageRoot(uri)) uris.add(uri)
    }
    for (const [, id] of text.matchAll(/\bwp-image-(\d+)/g)) pictureIds.add(Number(id))
  })
  eachBlock(blocks, ({ id, mediaId, html }) => {
    for (const one of [id, mediaId])
      if (typeof one === 'number' && Number.isInteger(one) && one > 0) pictureIds.add(one)
    if (typeof html === 'string') for (const [, one] of html.matchAll(/\bwp-image-(\d+)/g)) pictureIds.add(Number(one))
  })
  return { uris: [...uris].slice(0, maxLinks), pictureIds: [...pictureIds].slice(0, maxPictures) }
}

/** `answer` is null when the query failed: addresses are then mapped as they look. */
export function mentionedIn({ uris }: Mentions, answer: MentionsAnswer | null, endpoint: string): Mentioned {
  const home = homeOf(endpoint)
  const sizes = new Map<string, { width: number; height: number }>()
  for (const { sourceUrl, mediaDetails } of answer?.mediaItems?.nodes ?? []) {
    const { width, height, sizes: others } = mediaDetails ?? {}
    if (sourceUrl && width && height) sizes.set(withoutProtocol(sourceUrl), { width, height })
    for (const other of others ?? []) if (other) sizes.set(withoutProtocol(other.sourceUrl), other)
  }
  return {
    size: (url) => sizes.get(withoutProtocol(url)),
    address(href) {
      const uri = uriBelow(home, href)
      if (uri === null) return href
      const isPath = href.startsWith('/')
      const asked = uris.indexOf(uri)
      // as: the type cannot express that `n0` is one of the pages
      const found = asked < 0 ? undefined : (answer?.[`n${asked}`] as MentionedNode)
      const fragment = URL.parse(href, home)?.hash ?? ''
      if (found) return pathOf(found) + fragment
      // A path without a WordPress page may be one of the site's own.
      if (isPath || (uri.includes('?') && !isLanguageRoot(uri)))
        return isLanguageRoot(uri) && !isPath ? guessedPath(uri) + fragment : href
      return guessedPath(uri) + fragment
    },
  }
}

export function withMentioned(blocks: readonly SourceBlock[], mentioned: Mentioned): SourceBlock[] {
  return blocks.map((block) => {
    const changed = Object.entries(block).map(([key, value]) => [key, rewritten(key, value, mentioned)] as const)
    // as: the same keys, each with a value of the same type
    const rest = Object.fromEntries(changed) as SourceBlock
    return { ...rest, ...sizeOf(block, mentioned), innerBlocks: withMentioned(block.innerBlocks, mentioned) }
  })
}

function rewritten(key: string, value: unknown, mentioned: Mentioned): unknown {
  if (typeof value !== 'string' || key === 'name') return value
  if (!value.includes('<')) return key === 'url' ? mentioned.address(value) : value
  return value
    .replace(/(<a\b[^>]*?\shref=")([^"]*)(")/gi, (_, before: string, href: string, after: string) => {
      return before + escaped(mentioned.address(href.replaceAll('&amp;', '&').replaceAll('&#038;', '&'))) + after
    })
    .replace(/<img\b(?![^>]*\swidth=)([^>]*?)(\s*\/?>)/gi, (tag, attributes: string, end: string) => {
      const size = mentioned.size(attributeIn(attributes, 'src') ?? '')
      return size ? `<img${attributes} width="${size.width}" height="${size.height}"${end}` : tag
    })
}

/** A picture scaled down by an editor keeps its aspect ratio. */
function sizeOf(block: SourceBlock, mentioned: Mentioned): { width?: number; height?: number } {
  const { name, url, image, width, height } = block
  if (!['core/image', 'core/media-text', 'flightdeck/default-card'].includes(name)) return {}
  const picture = name === 'flightdeck/default-card' ? image : url
  const size = typeof picture === 'string' ? mentioned.size(picture) : undefined
  if (!size) return {}
  const wanted = Number.parseFloat(`${width}`)
  if (!(wanted > 0) || /[^\dpx.]/.test(`${width}`)) return size
  const tall = Number.parseFloat(`${height}`)
  return { width: Math.round(wanted), height: Math.round(tall > 0 ? tall : (wanted * size.height) / size.width) }
}

/** The home URL of WordPress: the endpoint without its last segment. */
function homeOf(endpoint: string): URL {
  const home = new URL(endpoint)
  home.pathname = home.pathname.replace(/(index\.php)?(\/?graphql)?\/?$/, '/').replace(/\/+$/, '/')
  home.search = ''
  return home
}

/** '/kontakt/' for 'https://wp.example/kontakt/#form'. Null for links elsewhere and for what only WordPress has: files, its administration. */
function uriBelow(home: URL, href: string): string | null {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(href)) return null
  const url = URL.parse(href, home)
  if (!url || url.host !== home.host || !url.pathname.startsWith(home.pathname)) return null
  const path = url.pathname.slice(home.pathname.length - 1)
  if (/^\/(wp-|xmlrpc|graphql|feed\b)/.test(path) || /\/feed\/?$/.test(path)) return null
  const id = ['p', 'page_id'].find((name) => /^\d+$/.test(url.searchParams.get(name) ?? ''))
  if (id) return `/?p=${url.searchParams.get(id)}`
  // The site's own pages need no query.
  if (href.startsWith('/') && isLanguage(path.split('/')[1])) return null
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`
}

const isLanguageRoot = (uri: string) =>
  uri === '/' || (isLanguage(uri.split('/')[1]) && uri.split('/').filter(Boolean).length === 1)

function pathOf({ __typename, uri, slug, isFrontPage }: NonNullable<MentionedNode>): string {
  const language = languageOf(uri ?? '/')
  if (isFrontPage) return `/${language}`
  if (__typename === 'Page') return guessedPath(uri ?? '/')
  // Archives of WordPress: categories, tags, authors.
  return __typename === 'Post' && slug ? `/${language}/blog/${slug}` : `/${language}/blog`
}

/** Permalinks with a date belong to posts. */
function guessedPath(uri: string): string {
  const language = languageOf(uri)
  const path = pathBehindLanguage(uri, language) ?? ''
  const post = path.match(/^\d{4}\/\d\d(?:\/\d\d)?\/([^/]+)$/)?.[1]
  if (post) return `/${language}/blog/${encodeURI(post)}`
  return isSameAddress(path, '') ? `/${language}` : `/${language}/${encodeURI(path)}`
}

const withoutProtocol = (url: string) => url.replace(/^https?:/i, '')

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
  )
}

function eachText(blocks: readonly SourceBlock[], visit: (text: string, key: string) => void): void {
  eachBlock(blocks, (block) => {
    for (const [key, value] of Object.entries(block)) {
      if (typeof value === 'string' && (key === 'url' || value.includes('<'))) visit(value, key)
    }
  })
}

function eachBlock(blocks: readonly SourceBlock[], visit: (block: SourceBlock) => void): void {
  for (const block of blocks) {
    visit(block)
    eachBlock(block.innerBlocks, visit)
  }
}
