import sanitizeHtml from 'sanitize-html'

const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A title as plain text: tags dropped, scripts with their content, entities decoded, space collapsed. It is no HTML: escape it when shown. */
export function plainTitle(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  // the parser has decoded every entity; what is left are the four that sanitize-html writes itself
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
