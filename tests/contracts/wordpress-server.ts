import { serve } from '@hono/node-server'
import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql'
import type { Language } from '#domain/language.ts'
import { typesOf } from './wordpress-schema.ts'

/** A page or post as its database has it. */
export interface WordPressNode {
  databaseId: number
  type: 'page' | 'post' | 'testimonial'
  /** '/en/workshops/' */
  uri: string
  title: string
  status: 'publish' | 'draft' | 'private'
  language: Language
  /** Nodes with the same text in two languages share one. */
  group?: string
  password?: string
  /** Of posts. */
  post?: {
    excerpt: string
    /** '2026-11-10T07:00:00', in UTC. */
    dateGmt: string
    author?: string | undefined
    tags: { slug: string; name: string }[]
    picture?: { url: string; alt: string; width: number; height: number }
  }
  restricted?: boolean
  modifiedGmt?: string
  /** Where the start page of a language has an address of its own: '/en/home/'. */
  isFrontPage?: boolean
  /** Its HTML, of testimonials. */
  content?: string
  blocks: WordPressBlockFixture[]
}

export interface WordPressBlockFixture {
  name: string
  attributesJSON?: string | null
  saveContent?: string | null
  innerBlocks?: WordPressBlockFixture[]
}

interface Installation {
  nodes: readonly WordPressNode[]
  /** CERTIFICATION terms by slug. */
  terms?: Readonly<Record<string, number>>
  plugin?: 'polylang' | 'wpml' | 'none'
  /** Which plugin answers blocks. */
  blocks?: 'gutenberg' | 'content-blocks'
  /** Pictures of its library by their id. */
  pictures?: Readonly<
    Record<
      number,
      { url: string; width: number; height: number; sizes?: readonly { url: string; width: number; height: number }[] }
    >
  >
}

export interface RunningWordPress {
  url: string
  /** Every question it was asked, with the address it came to. */
  asked: { url: string; query: string; variables: Record<string, unknown> }[]
  /** Until null is put back, every question gets this answer: a recorded failure. */
  answers: { status: number; body: string } | null
  close(): Promise<void>
}

const localeOf = { de: 'de_AT', en: 'en_US' }

/**
 * A server that answers as a real WordPress 6.1 with WPGraphQL and wp-graphql-gutenberg was seen to (shared facts in the cases of
 * `wordpress.test.ts`): unknown fields 200 without data, syntax errors 500, `?lang` ignored, addresses guessed.
 */
export function startWordPress({
  nodes,
  terms = {},
  plugin = 'polylang',
  blocks = 'gutenberg',
  pictures = {},
}: Installation): Promise<RunningWordPress> {
  const schema = buildSchema(typesOf(plugin, blocks))
  const asked: RunningWordPress['asked'] = []

  async function answer(request: Request): Promise<Response> {
    const { query, variables } = await request.json()
    asked.push({ url: request.url, query, variables })
    if (running.answers) return new Response(running.answers.body, { status: running.answers.status })
    try {
      const document = parse(query)
      const errors = validate(schema, document)
      if (errors.length > 0) return Response.json({ errors, extensions: { debug: [] } })
      const rootValue = { page, pages, posts, testimonials, termNode, contentNodes, nodeByUri, mediaItems }
      return Response.json(await execute({ schema, document, rootValue, variableValues: variables }))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return Response.json({ errors: [error], extensions: { debug: [] } }, { status: 500 })
    }
  }

  function page({ id, idType }: { id: string; idType: 'ID' | 'URI' }) {
    // the address of a language is that of its archive, whichever page is there
    if (idType === 'URI' && plugin === 'polylang' && /^\/(de|en)\/?$/.test(id)) return null
    const found = nodes.find(
      (node) => node.status === 'publish' && (idType === 'ID' ? idOf(node) === id : guessed(node.uri) === guessed(id)),
    )
    return found && asNode(found)
  }

  function nodeByUri({ uri }: { uri: string }) {
    if (plugin === 'polylang' && /^\/(de|en)\/?$/.test(uri)) throw new GraphQLError('Internal server error')
    const found = nodes.find(
      (node) => node.status === 'publish' && (guessed(node.uri) === guessed(uri) || `/?p=${node.databaseId}` === uri),
    )
    return found && asNode(found)
  }

  function contentNodes() {
    const published = nodes
      .filter(({ status }) => status === 'publish')
      .map((node) => ({ ...asNode(node), modifiedGmt: node.modifiedGmt ?? '2026-11-02T07:30:00' }))
    return { nodes: published.toSorted((one, other) => other.modifiedGmt.localeCompare(one.modifiedGmt)).slice(0, 20) }
  }

  function mediaItems({ where }: { where?: { in?: string[] } }) {
    return {
      nodes: (where?.in ?? []).flatMap((id) => {
        const picture = pictures[Number(id)]
        if (!picture) return []
        const { url, width, height, sizes = [] } = picture
        // the sizes made of it are written as text
        const made = sizes.map((size) => ({ sourceUrl: size.url, width: `${size.width}`, height: `${size.height}` }))
        return [{ sourceUrl: url, mediaDetails: { width, height, sizes: made } }]
      }),
    }
  }

  /** Ten at a time unless asked for more, a hundred at the most; the cursor is the end of the last page. */
  function pages({ first = 10, after }: { first?: number; after?: string | null }) {
    const published = nodes.filter(({ type, status }) => type === 'page' && status === 'publish')
    const start = after ? Number(atob(after)) : 0
    const end = start + Math.min(first, 100)
    return {
      pageInfo: { hasNextPage: end < published.length, endCursor: btoa(String(end)) },
      nodes: published.slice(start, end).map(asNode),
    }
  }

  /** Newest first; a query by name finds the posts of every language that have it, whatever `?lang` is. */
  function posts({ first = 10, after, where }: { first?: number; after?: string | null; where?: { name?: string } }) {
    const found = nodes
      .filter(({ type, status }) => type === 'post' && status === 'publish')
      .filter(({ uri }) => where?.name === undefined || guessed(slugOf(uri)) === guessed(where.name))
      .toSorted((one, other) => (other.post?.dateGmt ?? '').localeCompare(one.post?.dateGmt ?? ''))
    const start = after ? Number(atob(after)) : 0
    const end = start + Math.min(first, 100)
    return {
      pageInfo: { hasNextPage: end < found.length, endCursor: btoa(String(end)) },
      nodes: found.slice(start, end).map(asNode),
    }
  }

  function testimonials({ first = 10, after }: { first?: number; after?: string | null }) {
    const found = nodes.filter(({ type, status }) => type === 'testimonial' && status === 'publish')
    const start = after ? Number(atob(after)) : 0
    const end = start + Math.min(first, 100)
    return {
      pageInfo: { hasNextPage: end < found.length, endCursor: btoa(String(end)) },
      nodes: found.slice(start, end).map(asNode),
    }
  }

  function termNode({ id }: { id: string }) {
    return Object.hasOwn(terms, id) ? { databaseId: terms[id] } : null
  }

  function asNode(node: WordPressNode): object {
    const translations = () =>
      nodes.filter(({ group, databaseId }) => group === node.group && databaseId !== node.databaseId)
    const locale = localeOf[node.language]
    return {
      ...node,
      __typename: node.type === 'post' ? 'Post' : 'Page',
      id: idOf(node),
      isFrontPage: node.isFrontPage ?? isRoot(node.uri),
      slug: slugOf(node.uri) || 'start',
      excerpt: node.post && `<p>${node.post.excerpt.replaceAll('&', '&amp;')}</p>\n`,
      dateGmt: node.post?.dateGmt,
      modifiedGmt: '2026-11-02T07:30:00',
      author: node.post?.author === undefined ? null : { node: { name: node.post.author } },
      tags: { nodes: node.post?.tags ?? [] },
      featuredImage: node.post?.picture ? { node: asMedia(node.post.picture) } : null,
      contentTypeName: node.type,
      hasPassword: node.password !== undefined,
      isRestricted: node.restricted ?? false,
      blocks: asBlocks(node.blocks),
      editorBlocks: () => asEditorBlocks(node.blocks),
      children: ({ first = 10, where }: { first?: number; where?: { nameIn?: string[] } }) => ({
        nodes: nodes
          .filter(({ uri }) => uri !== node.uri && uri.replace(/[^/]+\/$/, '') === node.uri)
          .filter(({ uri }) => where?.nameIn?.includes(uri.split('/').at(-2) ?? '') ?? true)
          .slice(0, first)
          .map(asNode),
      }),
      language: { locale },
      locale: { locale },
      // WPML has a field of that name too, made of something else
      translations: () =>
        translations().map(plugin === 'wpml' ? (translation) => ({ href: translation.uri }) : asTranslation),
      translated: () => translations().map(asTranslation),
    }
  }

  function asTranslation(node: WordPressNode): object {
    return node.status === 'publish'
      ? asNode(node)
      : { id: idOf(node), slug: null, uri: null, language: null, locale: null }
  }

  const running: RunningWordPress = { url: '', asked, answers: null, close: () => Promise.resolve() }
  return new Promise((resolve) => {
    const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      running.url = `http://127.0.0.1:${port}/graphql`
      resolve(running)
    })
    running.close = () => new Promise((closed) => server.close(() => closed()))
  })
}

function slugOf(uri: string): string {
  return uri.split('/').at(-2) ?? ''
}

function asMedia({ url, alt, width, height }: { url: string; alt: string; width: number; height: number }) {
  return { sourceUrl: url, altText: alt, mediaDetails: { width, height } }
}

function idOf({ databaseId }: WordPressNode): string {
  return btoa(`post:${databaseId}`)
}

const isRoot = (uri: string) => ['/', '/de/', '/en/'].includes(uri)

function asBlocks(blocks: readonly WordPressBlockFixture[]): object[] {
  return blocks.map(({ innerBlocks = [], ...block }, order) => ({
    __typename: 'AnyBlock',
    ...block,
    order,
    innerBlocks: asBlocks(innerBlocks),
  }))
}

/** The type is made of the name; what the editor wrote comes as its attributes. */
function asEditorBlocks(blocks: readonly WordPressBlockFixture[]): object[] {
  return blocks.map(({ name, attributesJSON, saveContent, innerBlocks = [] }) => {
    const type = name.replace(/(?:^|\W)(\w)/g, (_, character: string) => character.toUpperCase())
    const attributes = JSON.parse(attributesJSON ?? '{}')
    return {
      __typename: type,
      name,
      type,
      cssClassNames: attributes.className?.split(' ') ?? null,
      renderedHtml: `\n${saveContent}\n`,
      attributes,
      innerBlocks: asEditorBlocks(innerBlocks),
    }
  })
}

/** Doubled slashes and upper case are no hindrance to it. */
function guessed(uri: string): string {
  return decodeURIComponent(uri).replace(/\/+/g, '/').toLowerCase()
}
