/** Typed texts appear in a form's markup unchanged: it is cached with marks, and `fill` inserts them escaped (docs/decisions/0008). */
export interface TypedTexts<Props> {
  /** The props with a mark in the place of each text. */
  marked: Props
  /** Whether the marked props have none of the texts: only then may what is made of them be kept. */
  isComplete: boolean
  /** The markup with the texts in their places. */
  fill(html: string): string
}

// No visitor can know it, so no text can look like a mark.
const name = `typed-${crypto.randomUUID()}`
const marks = new RegExp(`${name}-(\\d+)-`, 'g')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** `mark` gives the props with its argument's results in place of the texts. */
export function typedTexts<Props>(mark: (hold: (text: string) => string) => Props): TypedTexts<Props> {
  const texts: string[] = []
  let isComplete = true
  function hold(text: string): string {
    if (text === '') return text
    // React doubles the line break that a text area begins with.
    if (text.startsWith('\n')) isComplete = false
    return isComplete ? `${name}-${texts.push(text) - 1}-` : text
  }
  const marked = mark(hold)
  return {
    marked,
    isComplete,
    fill: (html) =>
      html.replace(marks, (_, index) => (texts[Number(index)] ?? '').replace(/[&<>"']/g, (one) => escapes[one] ?? one)),
  }
}

/** A copy of what a form has sent, with marks in place of its texts of these names; the rest stays. */
export function heldFields<Value>(value: Value, names: ReadonlySet<string>, hold: (text: string) => string): Value {
  // as: the copy has the shape of the value
  if (Array.isArray(value)) return value.map((entry) => heldFields(entry, names, hold)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    names.has(key) && typeof entry === 'string' ? hold(entry) : heldFields(entry, names, hold),
  ])
  return Object.fromEntries(entries) as Value
}
