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
export function element(name: string, attributes: Record<string, string> = {}, ...children: Child[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : (child?.written ?? ''))).join('')
  const start = `<${name}${written.join('')}`
  return { written: inside ? `${start}>${inside}</${name}>` : `${start}/>` }
}

export function xmlDocument({ written }: Xml): string {
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
  /** The blog's URL. */
  url: string
  feedUrl: string
  /** Newest first. */
  posts: FeedPost[]
}

/** Readers poll often and keep what they have seen. */
const maxPosts = 20

/** The content of both feeds of a language. */
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

/**
 * A post as HTML for feed readers: without styles, scripts and parts of the program, with absolute URLs. The content client has sanitised its parts.
 */
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
