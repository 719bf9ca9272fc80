export interface KnownAddress {
  href: string
  title: string
}

/** A longer path is no slip of a key, and comparing it with everything would cost. */
const maxLength = 80
/** So much of a path may differ: beyond that it is another one. */
const tolerance = 0.34

/** The known addresses that a path was probably meant to be, nearest first: by its whole, or by its last part where a page has moved. */
export function nearestAddresses<Known extends KnownAddress>(path: string, all: readonly Known[], most = 3): Known[] {
  const asked = path.toLowerCase()
  if (asked.length > maxLength) return []
  const near = all.flatMap((known) => {
    const distance = Math.min(share(asked, known.href), share(lastPart(asked), lastPart(known.href)))
    return distance <= tolerance ? [{ known, distance }] : []
  })
  return near
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ known }) => known)
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** How much of two texts differs: 0 where they are the same, 1 where nothing is. */
function share(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  // what is this much longer is too far away already
  if (longest === 0 || Math.abs(one.length - other.length) > tolerance * longest) return 1
  return editDistance(one, other) / longest
}

/** How many characters have to be put in, taken out or changed to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1]
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (character === other[index - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
