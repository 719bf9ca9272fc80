export interface KnownAddress {
  href: string
  title: string
}

/** Characters. A longer path is no typing error, and comparing it would be expensive. */
const maxLength = 80
/** The part of a path that may differ; beyond that it is a different path. */
const tolerance = 0.34
/** Bounds the character-by-character comparisons, however many dates are on sale. */
const maxCompared = 20

/** The known addresses that a mistyped path probably meant, nearest first: by the whole path, or by its last segment. */
export function nearestAddresses<Known extends KnownAddress>(
  path: string,
  all: readonly Known[],
  { most = 3, distance = editDistance } = {},
): Known[] {
  const asked = path.toLowerCase()
  if (asked.length > maxLength) return []
  const last = lastPart(asked)
  const leastWhole = leastDistance(asked)
  const leastLast = leastDistance(last)
  const alike = all
    .map((known) => {
      const end = lastPart(known.href)
      const atLeast = Math.min(share(leastWhole, asked, known.href), share(leastLast, last, end))
      return { known, end, atLeast }
    })
    .filter(({ atLeast }) => atLeast <= tolerance)
    .sort((one, other) => one.atLeast - other.atLeast)
  const near: { known: Known; away: number }[] = []
  for (const { known, end, atLeast } of alike.slice(0, maxCompared)) {
    if (atLeast > (near[most - 1]?.away ?? tolerance)) break
    const away = Math.min(
      share((text) => distance(asked, text), asked, known.href),
      share((text) => distance(last, text), last, end),
    )
    if (away > tolerance) continue
    near.push({ known, away })
    near.sort((one, other) => one.away - other.away)
  }
  return near.slice(0, most).map(({ known }) => known)
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The part of two texts that differs: 0 when they are equal, 1 when they have nothing in common. */
function share(distanceTo: (other: string) => number, one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 1 : distanceTo(other) / longest
}

/** A lower bound of the edit distance, and far cheaper: each character that only one of the texts has costs an edit. */
function leastDistance(one: string): (other: string) => number {
  // Non-ASCII characters share a counter with others, which only lowers the bound.
  const counts = new Int8Array(128)
  for (let index = 0; index < one.length; index += 1) {
    const place = one.charCodeAt(index) & 127
    counts[place] = (counts[place] ?? 0) + 1
  }
  const left = new Int8Array(128)
  return (other) => {
    left.set(counts)
    let inCommon = 0
    for (let index = 0; index < other.length; index += 1) {
      const place = other.charCodeAt(index) & 127
      const before = left[place] ?? 0
      if (before === 0) continue
      left[place] = before - 1
      inCommon += 1
    }
    return Math.max(one.length, other.length) - inCommon
  }
}

/** Levenshtein distance: insertions, deletions and substitutions. */
export function editDistance(one: string, other: string): number {
  let row = Uint16Array.from({ length: other.length + 1 }, (_, index) => index)
  let next = new Uint16Array(row.length)
  for (let line = 0; line < one.length; line += 1) {
    next[0] = line + 1
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (one[line] === other[index - 1] ? 0 : 1)
      next[index] = Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1)
    }
    ;[row, next] = [next, row]
  }
  return row[other.length] ?? 0
}
