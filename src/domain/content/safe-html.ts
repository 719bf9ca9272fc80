import sanitizeHtml from 'sanitize-html'
import type { SafeHtml } from './block.ts'

const textTags = ['strong', 'em', 'a', 'br', 'sub', 'sup', 'span', 'abbr', 'code', 's']
const proseTags = [
  'p',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'cite',
  'details',
  'summary',
  'pre',
  'hr',
  'figure',
  'figcaption',
  'img',
  'dl',
  'dt',
  'dd',
]
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Allowed in the text of a block: emphasis, links, and markup of languages and abbreviations. No styles, classes or handlers. */
const inText: sanitizeHtml.IOptions = {
  allowedTags: textTags,
  allowedAttributes: { '*': ['lang'], a: ['href', 'hreflang', 'target', 'rel'], abbr: ['title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
}

/** The text of a block (heading, paragraph, list item, button), sanitised. */
export function safeText(html: string): SafeHtml {
  // as: SafeHtml is a compile-time brand; passing the allow list is what makes a value one
  return sanitizeHtml(html, inText).trim() as SafeHtml
}

/** Allowed in stand-alone HTML: prose, tables and pictures. */
const inBlock: sanitizeHtml.IOptions = {
  ...inText,
  allowedTags: [...textTags, ...proseTags, ...tableTags],
  allowedAttributes: {
    ...inText.allowedAttributes,
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    b: 'strong',
    i: 'em',
    img: (tagName, { alt = '', ...attribs }) => ({ tagName, attribs: { ...attribs, alt, loading: 'lazy' } }),
  },
  // A picture without src would be broken.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** HTML written by an editor, or of blocks unknown to the site, sanitised. */
export function safeBlockHtml(html: string): SafeHtml {
  // as above; the marks of figures are added afterwards
  return withFigures(sanitizeHtml(html, inBlock).trim()) as SafeHtml
}

const figure = /^[+−–-]?\s*(?:[€$£]|EUR|CHF|USD|GBP)?\s*\d[\d\s.,:'’/–-]*(?:[%‰€$£]|EUR|CHF|USD|GBP|[a-zµ]{1,3})?$/i
const cell = /<(t[dh])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g

/**
 * Marks the columns of a table that have figures only, with their heads, so that they are set right (`data-figures`). The first column names the row,
 * and cells that span others have no column of their own. Takes sanitised HTML.
 */
function withFigures(html: string): string {
  return html.replace(/<table[\s\S]*?<\/table>/g, (table) => {
    const rows = table.split('</tr>')
    const isFigures = / (?:col|row)span=/.test(table) ? [] : figureColumns(rows)
    const marked = rows.map((row) => {
      let column = -1
      return row.replace(cell, (whole, tag: string, attributes: string, inner: string) => {
        column += 1
        return isFigures[column] ? `<${tag}${attributes} data-figures="">${inner}</${tag}>` : whole
      })
    })
    return marked.join('</tr>')
  })
}

/** By column, whether its body has figures only. */
function figureColumns(rows: readonly string[]): boolean[] {
  const columns: boolean[] = [false]
  for (const row of rows)
    for (const [column, [, tag, , inner = '']] of [...row.matchAll(cell)].entries()) {
      const text = inner.replace(/<[^<>]*>|&nbsp;/g, ' ').trim()
      if (column > 0 && tag === 'td' && /[\p{L}\d]/u.test(text))
        columns[column] = (columns[column] ?? true) && figure.test(text)
    }
  return columns
}
