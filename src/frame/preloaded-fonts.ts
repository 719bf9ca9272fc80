/** The characters of the second font file: the `unicode-range` in src/ui/tokens.css. */
const inSecondFile = /[\u0100-\u0130\u0132-\u0151\u0154-\u021B\u1E80-\u1E9E\u1EF2-\u1EF3]/
const preload = /<link rel="preload" href="\/fonts\/instrument-sans-latin[.]woff2"[^>]*>/

/** A page with a name such as Kováč loads both font files at once: found only by its first layout, the second one makes browsers lay out all of it again. */
export function withFonts(html: string): string {
  if (!inSecondFile.test(html)) return html
  return html.replace(preload, (first) => first + first.replace('latin', 'latin-ext'))
}
