/**
 * A text with only letters that the carried fonts have: Latin, Greek and Cyrillic. Others become question marks instead of somebody
 * else's letters; the data inside the document has them as they were typed.
 */
export function drawable(text: string): string {
  return text.replace(/[^\u0020-\u024f\u0370-\u045f\u1e00-\u1eff\u2010-\u2026\u20ac\u2212]+/gu, '?')
}
