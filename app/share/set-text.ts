/** How a text was set. */
export interface SetText {
  /** px */
  size: number
  lines: string[]
}

interface Space {
  /** px */
  width: number
  height: number
  /** Font sizes to try, px, the largest first. */
  sizes: readonly number[]
  /** Of the font size. */
  lineHeight: number
  /** Width of a text in px at a size in px. */
  measure: (text: string, size: number) => number
}

/**
 * Sets a text in the largest size in which it fits into its space with all words whole. What fits in none is set in the smallest: words
 * that are too long for a line are divided, what is too much for the space ends with an ellipsis. Nothing ever stands beyond the space.
 */
export function setText(text: string, space: Space): SetText {
  const words = text.replaceAll(soft, '').split(/\s+/).filter(Boolean)
  for (const size of space.sizes) {
    const lines = linesOf(words, size, space)
    const isWhole = words.every((word) => space.measure(word, size) <= space.width)
    if (isWhole && lines.length <= linesWithin(space, size)) return { size, lines }
  }
  const size = space.sizes.at(-1) ?? 0
  const most = Math.max(1, linesWithin(space, size))
  const lines = linesOf(
    words.flatMap((word) => dividedWord(word, size, space)),
    size,
    space,
  )
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', size, space)],
  }
}

function linesWithin({ height, lineHeight }: Space, size: number): number {
  return Math.floor(height / (size * lineHeight))
}

function linesOf(words: readonly string[], size: number, { measure, width }: Space): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined || last.endsWith(soft) ? word : `${last} ${word}`
    if (last !== undefined && !last.endsWith(soft) && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.replace(soft, '-'))
}

/** Marks the end of a part of a divided word until it is set. */
const soft = '\u00ad'

function dividedWord(word: string, size: number, { measure, width }: Space): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(`${part}${letter}-`, size) > width) {
      parts.push(part + soft)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function shortened(line: string, size: number, { measure, width }: Space): string {
  let letters = [...line]
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`, size) > width) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}
