import { attributeOf, type Element, elementsIn, elementsOf, textOf } from './posted-forms.ts'

const own = `a abbr address article aside b blockquote body br button caption circle cite clippath code col colgroup datalist dd defs del desc details dialog div dl
  dt ellipse em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins label legend li
  lineargradient link main mark mask menu meta meter nav noscript ol optgroup option output p path pattern picture polygon polyline pre progress
  radialgradient rect s script search section select small source span stop strong style sub summary sup svg symbol table tbody td template
  text textarea tfoot th thead time title tr tspan u ul use video visitor-time wbr`
const elements = new Set(own.split(/\s+/))
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'])

/** The nonce of the answer's content security policy, and whether it is a mail, whose readers support only style attributes. */
export interface CheckOptions {
  nonce?: string | undefined
  mail?: boolean
}

/** What in a page came out of someone’s words and not from us: empty where all words are words. */
export function checkHtml(html: string, { nonce, mail = false }: CheckOptions = {}): string[] {
  return elementsOf(html).flatMap((element) => [
    ...(elements.has(element.tagName.toLowerCase()) ? [] : [`an element <${element.tagName}>`]),
    ...checkAttributes(element, mail),
    ...(element.tagName === 'script' ? checkScript(element, nonce, mail) : []),
  ])
}

function checkAttributes({ tagName, attrs }: Element, mail: boolean): string[] {
  return attrs.flatMap(({ name, value }) => {
    const seen = `${name}="${value.slice(0, 80)}" on <${tagName}>`
    if (!/^[a-z][a-z\d:-]*$/i.test(name)) return [`an attribute that is none: ${seen}`]
    if (name.startsWith('on')) return [`a handler: ${seen}`]
    if (name === 'style' && !mail) return [`a style: ${seen}`]
    if (addresses.has(name) && !isAddress(value)) return [`an address that may run: ${seen}`]
    return []
  })
}

/** Links lead to pages, mail programs and telephones, or contain a picture; any other scheme could run code. */
function isAddress(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of addresses
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  return (
    scheme === undefined || ['http', 'https', 'mailto', 'tel', 'cid'].includes(scheme) || /^data:image\//.test(value)
  )
}

function checkScript(script: Element, nonce: string | undefined, mail: boolean): string[] {
  const text = textOf(script)
  if (!mail && text === '' && /^[/]assets[/]/.test(attributeOf(script, 'src') ?? '')) return []
  if (mail) return [`a script in a mail: ${text.slice(0, 80)}`]
  if (/^application[/](?:ld[+])?json$/.test(attributeOf(script, 'type') ?? ''))
    return isJson(text) ? [] : ['data for machines that is no JSON']
  return nonce !== undefined && attributeOf(script, 'nonce') === nonce
    ? []
    : [`a script of somebody else: ${text.slice(0, 80)}`]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The nonce that a policy lets run. */
export function nonceIn(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
}

/** The visible text of a page, with the values of its fields and normalised spaces. */
export function wordsOn(html: string): string {
  const elements = elementsOf(html)
  const fields = elements.flatMap((element) =>
    element.tagName === 'input' ? (attributeOf(element, 'value') ?? []) : [],
  )
  const main = elements.find(({ tagName }) => tagName === 'main') ?? elements[0]
  return tidy([main ? textOf(main) : '', ...fields].join(' '))
}

export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The structure of a page without its text: the same for any input. */
export function builtOf(html: string): string[] {
  const main = elementsOf(html).find(({ tagName }) => tagName === 'main')
  if (!main) return []
  return elementsIn(main).map(
    ({ tagName, attrs }) =>
      `${tagName} ${attrs
        .map(({ name }) => name)
        .sort()
        .join(' ')}`,
  )
}
