import { isOfProgram } from '../address/redirect-rule.ts'

/**
 * The distinct addresses of this site that a text or blocks link to or show, as written: in HTML links and pictures and in fields named `url`. Files
 * that are not of the library, forms and personal pages are excluded, because editors cannot fix them.
 */
export function siteLinks(content: unknown): string[] {
  return [...new Set([...hrefsIn(content, '')].filter((href) => isPagePath(href) || pictureIdIn(href) !== null))]
}

/** The id of a picture of the library, from its address `/media/{id}/{filename}`; null for any other. */
export function pictureIdIn(href: string): string | null {
  return /^\/media\/([0-9a-f-]{36})\//.exec(href)?.[1] ?? null
}

function* hrefsIn(value: unknown, key: string): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('<'))
      for (const [, href = ''] of value.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/gi))
        yield href.replaceAll('&amp;', '&')
    else if (key === 'url') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* hrefsIn(inner, Array.isArray(value) ? key : name)
  }
}

/** Whether a link may mean a page of the content: no file, form, personal page or other site. */
export function isPagePath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return path.startsWith('/') && !path.startsWith('//') && !/\.\w+$/.test(path) && !isOfProgram(path)
}

/** The preview path, without language, of a draft in a remote content system; `id` is its number there. */
export function draftUri(id: string): string {
  return `/preview/draft/${id}`
}

/** The id in a `draftUri`; null for any other path. */
export function draftIn(uri: string): string | null {
  return /^\/preview\/draft\/([1-9]\d{0,14})$/.exec(uri)?.[1] ?? null
}
