type Child = Xml | string | null | undefined
interface Xml {
  readonly written: string
}

/** What XML 1.0 cannot hold at all, escaped or not: most control characters, and halves of a pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** An element of XML. Texts are escaped here and nowhere else; null and undefined are left out. */
export function element(name: string, attributes: Record<string, string> = {}, ...children: Child[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : (child?.written ?? ''))).join('')
  const start = `<${name}${written.join('')}`
  return { written: inside ? `${start}>${inside}</${name}>` : `${start}/>` }
}

export function xmlDocument({ written }: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${written}\n`
}
