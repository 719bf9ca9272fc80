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

/** What text inside a block may hold: emphasis, links and what a language or an abbreviation needs. No styles, classes or handlers. */
const inText: sanitizeHtml.IOptions = {
  allowedTags: textTags,
  allowedAttributes: { '*': ['lang'], a: ['href', 'hreflang', 'target', 'rel'], abbr: ['title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
}

/** Text of a block (a heading, a paragraph, a list item, a button) through the allow list. */
export function safeText(html: string): SafeHtml {
  // a type with no run-time part: having passed the allow list is what makes it a SafeHtml
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
  // a picture without an address would be a broken one
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** HTML that an editor wrote, and that of blocks which the site does not know, through the allow list. */
export function safeBlockHtml(html: string): SafeHtml {
  // as above
  return sanitizeHtml(html, inBlock).trim() as SafeHtml
}
