import { createHash } from 'node:crypto'

const bits = 256

/** The checksum of a table: the SHA-256 of each row, added up. Rows have no order, so two databases with the same rows have the same checksum. */
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

/** The checksum of all lines that are no rows, in order. */
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
