/** The characters of the second font file: the `unicode-range` in src/ui/tokens.css. */
const inSecondFile = /[\u0100-\u0130\u0132-\u0151\u0154-\u021B\u1E80-\u1E9E\u1EF2-\u1EF3]/

/**
 * The `Link` header of a page with a name such as Kováč, which loads both font files at once: found only by its first layout, the second one makes browsers
 * lay out all of it again. Null for other pages.
 */
export function secondFontLink(html: string): string | null {
  if (!inSecondFile.test(html)) return null
  return '</fonts/instrument-sans-latin-ext.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous'
}
