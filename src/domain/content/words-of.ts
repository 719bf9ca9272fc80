const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** HTML as people compare it, without a tag. What changes unseen is told too: where a link leads, and as in a chat *what is bold* and _in italics_. */
export function wordsOf(html: string): string {
  return html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<\/?(?:strong|b)>/gi, '*')
    .replace(/<\/?(?:em|i)>/gi, '_')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
