import { isOfProgram } from '../address/redirect-rule.ts'

/**
 * The addresses of this site that a text or blocks lead to, each once, as they are written: in links of HTML, and in fields that are called `url`. Files,
 * forms and personal pages are none that an editor could mend, and left out.
 */
export function siteLinks(content: unknown): string[] {
  return [...new Set([...hrefsIn(content, '')].filter(isPagePath))]
}

function* hrefsIn(value: unknown, key: string): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('<'))
      for (const [, href = ''] of value.matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)) yield href.replaceAll('&amp;', '&')
    else if (key === 'url') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* hrefsIn(inner, Array.isArray(value) ? key : name)
  }
}

/** Whether an editor could have meant a page of the content: no file, no form, no page of one person, no other site. */
export function isPagePath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return path.startsWith('/') && !path.startsWith('//') && !/\.\w+$/.test(path) && !isOfProgram(path)
}
