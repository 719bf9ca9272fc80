import { lexer, type MarkedToken, Parser, type Token, type Tokens } from 'marked'
import { z } from 'zod'
import type { StoredBlock } from '#domain/content/stored-block.ts'

/** What is written above a post. */
const header = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  /** What the drawing above the post shows, for those who do not see it. */
  pictureAlt: z.string(),
})

export type PostText = z.output<typeof header> & { blocks: StoredBlock[] }

/** A post from its Markdown. Throws for Markdown without a corresponding block. */
export function readPost(text: string): PostText {
  const [, lines, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (lines === undefined || body === undefined) throw new TypeError('begins with no lines between two ---')
  const fields = lines.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? [line])
  // Without extensions there are no other tokens.
  const tokens = lexer(body) as MarkedToken[]
  return { ...header.parse(Object.fromEntries(fields)), blocks: tokens.flatMap(blocksOf) }
}

function blocksOf(token: MarkedToken): StoredBlock[] {
  if (token.type === 'space') return []
  if (token.type === 'heading') return [chapter(token)]
  if (token.type === 'list') return [list(token)]
  if (token.type === 'table') return [table(token)]
  if (token.type === 'blockquote') return [pull(token)]
  if (token.type === 'paragraph') return [paragraph(token)]
  throw new TypeError(`no block for ${token.type}: ${token.raw}`)
}

/** '## Was bleibt {#was-bleibt}': a heading that the table of contents leads to. */
function chapter({ depth, tokens }: Tokens.Heading): StoredBlock {
  const [, content, anchor] = /^(.*) \{#([\w-]+)\}$/.exec(html(tokens)) ?? []
  if (content === undefined || anchor === undefined) throw new TypeError(`no anchor: ${html(tokens)}`)
  return { name: 'core/heading', fields: { level: depth, anchor, content } }
}

/** One sentence, set large: what someone who only leafs through should take along. */
function pull({ tokens }: Tokens.Blockquote): StoredBlock {
  const content = tokens.map((token) => html('tokens' in token ? token.tokens : [])).join('')
  return { name: 'core/paragraph', fields: { className: 'is-style-pull', content } }
}

function list({ ordered, items }: Tokens.List): StoredBlock {
  const innerBlocks = items.map(({ tokens }) => ({ name: 'core/list-item', fields: { content: html(tokens) } }))
  return { name: 'core/list', fields: { ordered }, innerBlocks }
}

/** Each row begun by its own head. */
function table({ header, rows }: Tokens.Table): StoredBlock {
  const head = header.map(({ tokens }) => `<th scope="col">${html(tokens)}</th>`).join('')
  const body = rows.map((cells) => {
    const texts = cells.map(({ tokens }, column) =>
      column === 0 ? `<th scope="row">${html(tokens)}</th>` : `<td>${html(tokens)}</td>`,
    )
    return `<tr>${texts.join('')}</tr>`
  })
  const content = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  return { name: 'core/html', fields: { content } }
}

/** A picture alone is one of our drawings; with an address elsewhere it is a film, of which nothing is loaded before someone presses play. */
function paragraph({ tokens }: Tokens.Paragraph): StoredBlock {
  const [only, ...others] = tokens
  if (only?.type !== 'image' || others.length > 0) return { name: 'core/paragraph', fields: { content: html(tokens) } }
  const { href, text, title } = only
  if (href.startsWith('https:')) return { name: 'core/embed', fields: { url: href, caption: text } }
  return { name: 'core/image', fields: { url: href, alt: text, caption: title ?? '' } }
}

function html(tokens: Token[] = []): string {
  return Parser.parseInline(tokens)
}
