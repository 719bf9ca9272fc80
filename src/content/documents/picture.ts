import sanitizeHtml from 'sanitize-html'
import type sharp from 'sharp'

/** Accepted types and sharp's name for each. */
const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
} as const
export type PictureType = keyof typeof formats
// as: Object.keys returns strings; the object has no other keys
export const pictureTypes = Object.keys(formats) as [PictureType, ...PictureType[]]

/** Guards against decompression bombs: a few kilobytes can decode to gigabytes. 8000 × 6250 px. */
const maxPixels = 50_000_000

interface PictureSize {
  /** Pixels, after rotation. */
  width: number
  height: number
}

/** The size of a picture. Null for incomplete or mistyped bytes, and for an SVG that is not a pure drawing. */
export async function pictureSize(bytes: Uint8Array, type: PictureType): Promise<PictureSize | null> {
  if (type === 'image/svg+xml' && !isHarmlessSvg(bytes)) return null
  try {
    const sharp = await loadSharp()
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    const { format, compression, autoOrient } = await picture.metadata()
    if (format !== formats[type] || (type === 'image/avif' && compression !== 'av1')) return null
    // The header proves little: only decoding the whole file shows that it is complete.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return null
  }
}

/** Whether a picture's header announces more pixels than are decoded. */
export async function unfoldsTooFar(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height > maxPixels
  } catch {
    return false
  }
}

/** sharp, loaded on first use. Without its cache (each picture is made once), and one thread per picture (several are made at once). */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}

/** Allowed elements of a drawing: no scripts, foreign content, animations that could set a URL, or style sheets. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
)

/** Tags and entities of the most detailed illustration. The sanitiser's time grows with the square of the depth: 700 kB of nested groups block for a minute. */
const maxMarks = 20_000

/** Elements once each `use` is replaced by what it shows. Twelve uses of twelve uses of … are 2 kB and keep a thread, and each visitor's browser, busy for a minute. */
const maxShown = 100_000

/** Whether an SVG is a pure drawing. Anything else is rejected, because a sanitised drawing may look different. */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decoded(bytes)
  if (text === null || !/^<svg[\s>]/.test(afterProlog(text))) return false
  if ((text.match(/[<&]/g)?.length ?? 0) > maxMarks) return false
  // Entities and style sheet instructions are outside the elements.
  if (/<!(?!--|\[CDATA\[)/.test(text) || /<\?(?!xml\s)/.test(text)) return false
  let harmless = true
  const root: Part = { id: '', size: 0, uses: [] }
  const open = [root]
  const parts = new Map<string, Part>()
  sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parser: { xmlMode: true, decodeEntities: true },
    onOpenTag: (name, attributes) => {
      if (!elements.has(name) || Object.entries(attributes).some(([key, value]) => !isHarmless(key, value)))
        harmless = false
      const uses = name === 'use' ? [(attributes.href ?? attributes['xlink:href'] ?? '').slice(1)] : []
      open.push({ id: attributes.id ?? '', size: 1, uses })
    },
    onCloseTag: () => {
      const closed = open.length > 1 ? open.pop() : undefined
      if (!closed) return
      parts.set(closed.id, closed)
      const around = open.at(-1) ?? root
      around.size += closed.size
      around.uses = [...around.uses, ...closed.uses]
    },
  })
  return harmless && shownSize(root, parts) <= maxShown
}

/** An element with all that is within it: how many elements, and the ids that its `use` elements refer to. */
interface Part {
  id: string
  size: number
  uses: string[]
}

/** Elements once each `use` is replaced by what it shows; infinite for one that shows itself. */
function shownSize(part: Part, parts: ReadonlyMap<string, Part>, known = new Map<string, number>()): number {
  const ofUses = part.uses.map((id) => {
    const used = parts.get(id)
    if (!used) return 0
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, Number.POSITIVE_INFINITY)
    const size = shownSize(used, parts, known)
    known.set(id, size)
    return size
  })
  return ofUses.reduce((sum, size) => sum + size, part.size)
}

/** Without the XML declaration and the comments before the first element. No expression: one over repeated comments takes exponential time. */
function afterProlog(text: string): string {
  let rest = text.trimStart()
  if (rest.startsWith('<?xml')) rest = after('?>', rest, '<?xml'.length)
  while (rest.startsWith('<!--')) rest = after('-->', rest, '<!--'.length)
  return rest
}

/** Empty when the mark does not follow. */
function after(mark: string, text: string, from: number): string {
  const at = text.indexOf(mark, from)
  return at === -1 ? '' : text.slice(at + mark.length).trimStart()
}

function isHarmless(attribute: string, value: string): boolean {
  if (/^on/i.test(attribute)) return false
  // Only internal references, and embedded raster images, but no nested SVG.
  if (/(^|:)(href|src)$/i.test(attribute)) return /^#|^data:image\/(png|jpeg|webp);base64,/.test(value)
  if (/^xmlns(:|$)/.test(attribute)) return true
  return !/url\((?!\s*['"]?#)|javascript:|@import|expression\(|\\/i.test(value)
}

/** UTF-8 only: the one encoding that this code decodes exactly like browsers. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const declared = /^\s*<\?xml[^>]*encoding=["']([^"']+)/.exec(text)?.[1] ?? 'utf-8'
    return /^utf-?8$/i.test(declared) && !text.includes('\0') ? text : null
  } catch {
    return null
  }
}
