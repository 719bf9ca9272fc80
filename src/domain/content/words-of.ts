const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** HTML as plain text for comparison. Invisible changes are marked: link targets, *bold* and _italics_. */
export function wordsOf(html: string): string {
  return html
    .replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<\/?(?:strong|b)>/gi, '*')
    .replace(/<\/?(?:em|i)>/gi, '_')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
