/** What the HTML of a block says where its attributes do not. WordPress writes it by itself: one element, attributes in double quotes. */

const firstTag = /^\s*<[a-z][a-z0-9]*\b([^>]*)>/i

export function firstId(html: string): string | undefined {
  return attributeIn(html.match(firstTag)?.[1], 'id')
}

export function firstClasses(html: string): string[] {
  return (attributeIn(html.match(firstTag)?.[1], 'class') ?? '').split(/\s+/)
}

/** What the first element of this name holds. */
export function htmlOf(tag: string, html: string): string | undefined {
  return html.match(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`, 'i'))?.[1]
}

export function pictureIn(html: string): { url: string; alt: string } | undefined {
  const attributes = html.match(/<img\b([^>]*)>/i)?.[1]
  const url = attributeIn(attributes, 'src')
  return url ? { url, alt: attributeIn(attributes, 'alt') ?? '' } : undefined
}

/** Where the film or sound of an HTML player lies. */
export function sourceOf(html: string): string | undefined {
  return attributeIn(html.match(/<(?:audio|video|source)\b([^>]*\bsrc=[^>]*)>/i)?.[1], 'src')
}

export function attributeIn(attributes: string | undefined, name: string): string | undefined {
  const value = attributes?.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i'))?.[1]
  return value ? value.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&') : undefined
}

/** Codes that WordPress itself knows may stand without attributes; any other word in brackets is one only if it has some. */
const shortcode =
  /\[\/?(?:gallery|caption|wp_caption|audio|video|playlist|embed)\b[^\]]*\]|\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|&#?\w+;[^\]]*?&#?\w+;|[^\s\]]+))+\s*\/?\]/gi

/** A call of a plugin says nothing to a visitor; what is between its two halves stays. */
export function shortcodesRemoved(html: string): string {
  return html.replace(shortcode, '')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
