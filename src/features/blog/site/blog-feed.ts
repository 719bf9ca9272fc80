import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { type Block, definitionOf } from '#content/blocks/index.ts'
import { contentContext } from '#content/context.ts'
import { postPage } from '#content/ports/content.ts'
import { type Post, postHref } from '#domain/blog/post.ts'
import type { Language } from '#domain/language.ts'
import { pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'

type Child = Xml | string | null | undefined
interface Xml {
  readonly written: string
}

/** Characters that XML 1.0 cannot represent even escaped: most control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** An XML element. All texts are escaped here; null and undefined are omitted. */
function element(name: string, attributes: Record<string, string> = {}, ...children: Child[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : (child?.written ?? ''))).join('')
  const start = `<${name}${written.join('')}`
  return { written: inside ? `${start}>${inside}</${name}>` : `${start}/>` }
}

function xmlDocument({ written }: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${written}\n`
}

interface FeedPost extends Pick<Post, 'title' | 'excerpt' | 'author' | 'publishedAt' | 'tags'> {
  /** Does not change with the post's address, because readers would show the post as new (RFC 4287 §4.2.6). A tag URI (RFC 4151). */
  id: string
  url: string
  /** Complete, with absolute URLs. */
  html: string
}

export interface BlogFeed {
  language: Language
  title: string
  description: string
  url: string
  feedUrl: string
  /** Newest first. */
  posts: FeedPost[]
}

/** Readers poll often and keep what they have seen. */
const maxPosts = 20

export async function blogFeed(
  params: { language?: string | undefined },
  context: Readonly<RouterContextProvider>,
  file: string,
): Promise<BlogFeed> {
  const { facts, language } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const { siteUrl } = facts
  const newest = await postPage(content, language, { page: 1, first: maxPosts })
  const whole = await Promise.all(newest.posts.map(({ slug }) => content.post(slug, language)))
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'blog' })
  facts.cache('content')
  return {
    language,
    title: t('feedTitle'),
    description: t('description'),
    url: `${siteUrl}/${language}/blog`,
    feedUrl: `${siteUrl}/${language}/blog/${file}`,
    posts: whole.flatMap((post) =>
      post
        ? [
            {
              ...post,
              id: `tag:${new URL(siteUrl).hostname},2026:${encodeURIComponent(post.id)}`,
              url: encodeURI(siteUrl + postHref(language, post.slug)),
              html: feedHtml(post.blocks, siteUrl),
            },
          ]
        : [],
    ),
  }
}

/** A post for feed readers: sanitised, without styles, scripts and parts of the program, with absolute URLs. */
export function feedHtml(blocks: readonly Block[], siteUrl: string): string {
  return absolute(htmlOf(blocks), siteUrl)
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => definitionOf(block.name).feed(block, 'innerBlocks' in block ? htmlOf(block.innerBlocks) : ''))
    .join('\n')
}

/** '/de/kontakt' → 'https://flightlevels.example/de/kontakt'. Protocol-relative URLs were removed before. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

/** Feed autodiscovery, on every page of the blog. */
export function feedLinks(siteUrl: string, language: Language, title: string): MetaDescriptor[] {
  return [
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
  ].map(([type, file]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${siteUrl}/${language}/blog/${file}`,
  }))
}

export function rss({ language, title, description, url, feedUrl, posts }: BlogFeed): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const items = posts.map((post) =>
    element(
      'item',
      {},
      element('title', {}, post.title),
      element('link', {}, post.url),
      element('guid', { isPermaLink: 'false' }, post.id),
      // ECMAScript's UTC format matches RFC 822.
      element('pubDate', {}, new Date(post.publishedAt).toUTCString()),
      element('dc:creator', {}, post.author),
      ...post.tags.map(({ name }) => element('category', {}, name)),
      element('description', {}, post.excerpt),
      element('content:encoded', {}, post.html),
    ),
  )
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('description', {}, description),
    element('language', {}, language),
    element('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  )
  return xmlDocument(element('rss', namespaces, channel))
}

/** Atom requires an update time; a feed without posts has never changed. */
const never = '1970-01-01T00:00:00Z'

/** Atom (RFC 4287) with full posts. */
export function atom({ language, title, description, url, feedUrl, posts }: BlogFeed): string {
  const entries = posts.map((post) =>
    element(
      'entry',
      {},
      element('title', {}, post.title),
      element('link', { rel: 'alternate', type: 'text/html', href: post.url }),
      element('id', {}, post.id),
      element('published', {}, post.publishedAt),
      element('updated', {}, post.publishedAt),
      element('author', {}, element('name', {}, post.author)),
      ...post.tags.map(({ slug, name }) => element('category', { term: slug, label: name })),
      element('summary', {}, post.excerpt),
      element('content', { type: 'html' }, post.html),
    ),
  )
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    element('title', {}, title),
    element('subtitle', {}, description),
    element('id', {}, url),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl }),
    element('updated', {}, posts[0]?.publishedAt ?? never),
    ...entries,
  )
  return xmlDocument(feed)
}
