/** Rows that are read at once of what may be long. */
const usualPortion = 500

/**
 * Reads what may be long a portion at a time, each behind the last row of the one before. Between two portions nothing is held: whoever takes
 * the rows may be slow, or stop, and no connection waits for them.
 */
export async function* portionsOf<Row>(
  read: (last: Row | null, most: number) => Promise<Row[]>,
  most = usualPortion,
): AsyncGenerator<Row[]> {
  let last: Row | null = null
  do {
    const rows: Row[] = await read(last, most)
    last = rows.length < most ? null : (rows.at(-1) ?? null)
    if (rows.length > 0) yield rows
  } while (last !== null)
}

/** Several of these as one, in the order of all their rows. Each is in that order itself, and at most a portion of each is in memory. */
export async function* inOneOrder<Row>(
  sources: readonly AsyncIterable<Row[]>[],
  compare: (one: Row, other: Row) => number,
): AsyncGenerator<Row[]> {
  let read = sources.map((source) => ({ next: source[Symbol.asyncIterator](), rows: [] as Row[] }))
  for (;;) {
    for (const one of read) if (one.rows.length === 0) one.rows = (await one.next.next()).value ?? []
    read = read.filter(({ rows }) => rows.length > 0)
    // What comes later in any of them is not before the end of what is here of it.
    const [until] = read.flatMap(({ rows }) => rows.slice(-1)).sort(compare)
    if (until === undefined) return
    const ready = read.flatMap((one) => {
      const behind = one.rows.findIndex((row) => compare(row, until) > 0)
      return one.rows.splice(0, behind === -1 ? one.rows.length : behind)
    })
    yield ready.sort(compare)
  }
}
