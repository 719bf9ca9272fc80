import type { Order } from './order.ts'

/**
 * Whether a typed name is that of the booker: both names are in it, in any order, however case, accents and umlauts are typed. Titles and
 * further names do not matter (docs/rules/changes.md).
 */
export function isNameOfBooker({ booker }: Pick<Order, 'booker'>, typed: string): boolean {
  const words = new Set(wordsOf(typed))
  const own = wordsOf(`${booker.firstName} ${booker.lastName}`)
  return own.length > 0 && own.every((word) => words.has(word))
}

/** 'Jörg Müller-Weiß' as 'jorg', 'muller', 'weiss'; 'Mueller' is the same as 'Müller'. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What became of a declaration: the order was cancelled, or the office had nothing to do or did it in another way. */
export type WithdrawalEnd = 'carried-out' | 'closed'
