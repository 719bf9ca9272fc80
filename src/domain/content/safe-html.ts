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

export function safeText(html: string): SafeHtml {
  // as: SafeHtml is a compile-time brand; passing the allow list is what makes a value one
  return sanitizeHtml(html, inText).trim() as SafeHtml
}

const cellAttributes = { th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] }
const mark = 'data-figures'

/** Allowed in stand-alone HTML: prose, tables and pictures. */
const inBlock: sanitizeHtml.IOptions = {
  ...inText,
  allowedTags: [...textTags, ...proseTags, ...tableTags],
  allowedAttributes: {
    ...inText.allowedAttributes,
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ...cellAttributes,
    ol: ['start'],
  },
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    b: 'strong',
    i: 'em',
    img: (tagName, { alt = '', ...attribs }) => ({ tagName, attribs: { ...attribs, alt, loading: 'lazy' } }),
  },
}

/**
 * HTML written by an editor, or of blocks unknown to the site, sanitised. The columns of a table that have figures only are marked with their heads, so
 * that they are set right (`data-figures`). The first column names the row, and cells that span others have no column of their own.
 */
export function safeBlockHtml(html: string): SafeHtml {
  const cells: Cell[] = []
  const safe = sanitizeHtml(html, listing(cells)).trim()
  const isFigures = cells.map(({ table, column }) => !table.hasSpans && table.figures[column] === true)
  // as above; what a column has is known at its end, so that only a second pass can mark it
  return (isFigures.includes(true) ? sanitizeHtml(safe, marking(isFigures)) : safe) as SafeHtml
}

interface Table {
  /** The column of the current cell, 0-based. */
  column: number
  /** By column, whether its body has figures only; a column without text has no entry. */
  figures: boolean[]
  hasSpans: boolean
}

interface Cell {
  table: Table
  column: number
}

const figure = /^[+−–-]?\s*(?:[€$£]|EUR|CHF|USD|GBP)?\s*\d[\d\s.,:'’/–-]*(?:[%‰€$£]|EUR|CHF|USD|GBP|[a-zµ]{1,3})?$/i

/** Sanitises and lists the cells of all tables. */
function listing(cells: Cell[]): sanitizeHtml.IOptions {
  const open: Table[] = []
  const outside: Table = { column: -1, figures: [], hasSpans: true }
  const current = () => open.at(-1) ?? outside
  const unchanged =
    (seen: (attribs: sanitizeHtml.Attributes) => void) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
      seen(attribs)
      return { tagName, attribs }
    }
  const cell = unchanged(({ colspan, rowspan }) => {
    const table = current()
    table.column += 1
    table.hasSpans ||= Boolean(colspan || rowspan)
    cells.push({ table, column: table.column })
  })
  return {
    ...inBlock,
    transformTags: {
      ...inBlock.transformTags,
      table: unchanged(() => open.push({ column: -1, figures: [], hasSpans: false })),
      tr: unchanged(() => {
        current().column = -1
      }),
      th: cell,
      td: cell,
    },
    exclusiveFilter({ tag, attribs, text }) {
      if (tag === 'table') open.pop()
      if (tag === 'td') readCell(current(), text.trim())
      // A picture without src would be broken.
      return tag === 'img' && !attribs.src
    },
  }
}

function readCell({ column, figures }: Table, text: string): void {
  if (column > 0 && /[\p{L}\d]/u.test(text)) figures[column] = (figures[column] ?? true) && figure.test(text)
}

/** Marks the cells of sanitised HTML, in their order. */
function marking(isFigures: readonly boolean[]): sanitizeHtml.IOptions {
  let next = 0
  const cell: sanitizeHtml.Transformer = (tagName, attribs) => {
    const isMarked = isFigures[next]
    next += 1
    return { tagName, attribs: { ...attribs, ...(isMarked && { [mark]: '' }) } }
  }
  return {
    ...inBlock,
    allowedAttributes: {
      ...inBlock.allowedAttributes,
      th: [...cellAttributes.th, mark],
      td: [...cellAttributes.td, mark],
    },
    transformTags: { th: cell, td: cell },
  }
}
