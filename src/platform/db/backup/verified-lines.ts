import { endLine, hasSums, headLine, parsedLine, rowStart, sumLine, tableLine } from './backup-line.ts'
import { BackupRefused } from './backup-refused.ts'
import { frameSum, rowSum } from './row-sums.ts'

/**
 * The lines of a backup, as they come. Throws `BackupRefused` when a sum is not that of what came before it: someone has changed the file, or
 * its disk has. A file of before the sums passes as it is.
 */
export async function* verifiedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let check: ReturnType<typeof sumsAfter> | null = null
  for await (const line of lines) {
    if (check) check.take(line)
    else check = sumsAfter(line)
    yield line
  }
  if (!check) throw new BackupRefused('not-a-backup')
  if (!check.isWhole()) throw new BackupRefused('not-whole')
}

/** What has to add up after this first line. */
function sumsAfter(first: string) {
  const head = parsedLine(headLine, first)
  if (!head) throw new BackupRefused('not-a-backup')
  if (!hasSums(head)) return { take: refuseSum, isWhole: () => true }
  const frame = frameSum()
  frame.add(first)
  let table: { name: string; rows: ReturnType<typeof rowSum> } | null = null
  let hasEnded = false

  function takeOther(line: string) {
    const end = parsedLine(endLine, line)
    const sum = parsedLine(sumLine, line)
    const next = parsedLine(tableLine, line)
    if (sum && table && sum.of === table.name && sum.sum !== table.rows.text)
      throw new BackupRefused('changed', { table: table.name })
    const fits = table ? sum?.of === table.name : next !== null || end?.sum === frame.text
    if (!fits) throw new BackupRefused('changed')
    table = next && { name: next.table, rows: rowSum() }
    hasEnded = end !== null
    frame.add(line)
  }

  return {
    take(line: string) {
      if (hasEnded) throw new BackupRefused('not-whole')
      if (!line.startsWith(rowStart)) takeOther(line)
      else if (table) table.rows.add(line)
      else throw new BackupRefused('changed')
    },
    isWhole: () => hasEnded,
  }
}

/** Only the first line of a file with sums may have been changed to a version without them. */
function refuseSum(line: string): void {
  if (!line.startsWith(rowStart) && parsedLine(sumLine, line)) throw new BackupRefused('changed')
}
