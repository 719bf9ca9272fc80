import { createHash } from 'node:crypto'

const bits = 256

/**
 * The sum of a table: the SHA-256 of each row, added up. Rows have no order of their own, so two databases that hold the same rows give the
 * same sum, whichever wrote them first.
 */
export function rowSum() {
  let sum = 0n
  return {
    add(line: string) {
      sum = BigInt.asUintN(bits, sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`))
    },
    get text() {
      return sum.toString(16).padStart(bits / 4, '0')
    },
  }
}

/** The sum of the lines that are no rows, in their order. */
export function frameSum() {
  const hash = createHash('sha256')
  return {
    add(line: string) {
      hash.update(`${line}\n`)
    },
    get text() {
      return hash.copy().digest('hex')
    },
  }
}
