/** Reads from a block's HTML what its attributes lack. WordPress writes it in one form: a single element, attributes in double quotes. */

const firstTag = /^\s*<[a-z][a-z0-9]*\b([^>]*)>/i

export function firstId(html: string): string | undefined {
  return attributeIn(html.match(firstTag)?.[1], 'id')
}

export function firstClasses(html: string): string[] {
  return (attributeIn(html.match(firstTag)?.[1], 'class') ?? '').split(/\s+/)
}

/** The content of the first element of this name. */
export function htmlOf(tag: string, html: string): string | undefined {
  return html.match(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`, 'i'))?.[1]
}

export function pictureIn(html: string): { url: string; alt: string } | undefined {
  const attributes = html.match(/<img\b([^>]*)>/i)?.[1]
  const url = attributeIn(attributes, 'src')
  return url ? { url, alt: attributeIn(attributes, 'alt') ?? '' } : undefined
}

/** The media URL of an HTML player. */
export function sourceOf(html: string): string | undefined {
  return attributeIn(html.match(/<(?:audio|video|source)\b([^>]*\bsrc=[^>]*)>/i)?.[1], 'src')
}

export function attributeIn(attributes: string | undefined, name: string): string | undefined {
  const value = attributes?.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i'))?.[1]
  return value ? value.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&') : undefined
}

/** Core shortcodes may have no attributes; any other word in brackets is a shortcode only with attributes. */
const shortcode =
  /\[\/?(?:gallery|caption|wp_caption|audio|video|playlist|embed)\b[^\]]*\]|\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|&#?\w+;[^\]]*?&#?\w+;|[^\s\]]+))+\s*\/?\]/gi

/** Removes shortcodes, which mean nothing to visitors; the content between an opening and a closing one stays. */
export function shortcodesRemoved(html: string): string {
  return html.replace(shortcode, '')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
