/** A number as people copy it: behind other words, in lower case, without hyphens or with others, in brackets. */
const copied =
  /^(?:[^\p{N}]*[\s.:#])?[^a-z\p{N}]*(?:(?<invoice>R-?)?(?<year>20\d{2})[\s\p{Pd}]{0,3}(?<value>\d{4,})|K-?(?<customer>\d{4,}))[^a-z\p{N}]*$/iu

/** The number that a text means, as it is written here; null for any other text. 'R-2026-0148' is an invoice, 'Nr. 20260148' the order 2026-0148. */
export function documentNumberIn(text: string): { kind: 'order' | 'invoice' | 'customer'; number: string } | null {
  const groups = copied.exec(text.normalize('NFKC').trim())?.groups
  if (!groups) return null
  if (groups.customer !== undefined) return { kind: 'customer', number: `K-${groups.customer}` }
  const number = `${groups.year}-${groups.value}`
  return groups.invoice === undefined ? { kind: 'order', number } : { kind: 'invoice', number: `R-${number}` }
}
