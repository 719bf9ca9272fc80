/**
 * A text fit for one header line: line breaks, other control characters and Unicode's line and paragraph separators become
 * spaces. Without this, a name such as 'Lena\r\nBcc: …' would write a header of its own.
 */
export function headerValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
