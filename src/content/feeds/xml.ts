type Child = Xml | string | null | undefined
interface Xml {
  readonly written: string
}

/** Characters that XML 1.0 cannot represent even escaped: most control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this expression is for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** An XML element. All texts are escaped here; null and undefined are omitted. */
export function element(name: string, attributes: Record<string, string> = {}, ...children: Child[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : (child?.written ?? ''))).join('')
  const start = `<${name}${written.join('')}`
  return { written: inside ? `${start}>${inside}</${name}>` : `${start}/>` }
}

export function xmlDocument({ written }: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${written}\n`
}
