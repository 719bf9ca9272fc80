import type { Picture } from '#domain/content/block.ts'

/** Parts of the HTML that feed readers get. */

/** A text within the quotes of an attribute. */
export function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export function pictureHtml({ url, alt, width, height }: Picture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${quoted(url)}" alt="${quoted(alt)}"${size}>`
}
