const startsBlock = /^<(!--|\/?(h[1-6]|ul|ol|li|dl|table|figure|blockquote|pre|hr|div|section|iframe|form)\b)/i

/**
 * What stands outside any block: old pages are written so from top to bottom. Paragraphs are only blank lines there (WordPress makes them
 * when it renders, and here it does not).
 */
export function looseHtml(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (startsBlock.test(part) ? part : `<p>${part}</p>`))
    .join('\n')
}
