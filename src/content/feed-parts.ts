import type { Picture } from '#domain/content/block.ts'

/** Helpers for the HTML of feeds. */

/** Escapes a text for an attribute in double quotes. */
export function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export function pictureHtml({ url, alt, width, height }: Picture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${quoted(url)}" alt="${quoted(alt)}"${size}>`
}
