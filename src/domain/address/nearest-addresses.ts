export interface KnownAddress {
  href: string
  title: string
}

/** A longer path is no slip of a key, and comparing it with everything would cost. */
const maxLength = 80
/** So much of a path may differ: beyond that it is another one. */
const tolerance = 0.34
/** So many are compared character by character, however many dates are on sale and whatever the path. */
const maxCompared = 20

/**
 * The known addresses that a path was probably meant to be, nearest first: by its whole, or by its last part where a page has moved. Those
 * with the most characters in common are compared; `distance` tells how far two texts are from each other.
 */
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

/** How much of two texts differs by a distance: 0 where they are the same, 1 where nothing is. */
function share(distanceTo: (other: string) => number, one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 1 : distanceTo(other) / longest
}

/** What the edit distance from a text cannot be below: a character that only one of two texts has costs an edit. Far cheaper than that distance. */
function leastDistance(one: string): (other: string) => number {
  // characters beyond ASCII share a place with another, which only lowers the bound
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

/** How many characters have to be put in, taken out or changed to make one text of the other. */
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
