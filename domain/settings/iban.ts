/** Letters and digits of an IBAN in the countries of SEPA that have a length of their own; others have 15 to 34. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  ES: 24,
  FR: 27,
  HU: 28,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  PL: 28,
  SI: 19,
  SK: 24,
}

/** Upper case, without the spaces that people write. */
export function normaliseIban(value: string): string {
  return value.toUpperCase().replaceAll(/\s/g, '')
}

/** Whether an IBAN has the length of its country and its two check digits are right (ISO 13616, modulo 97). */
export function isIban(value: string): boolean {
  const iban = normaliseIban(value)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  // A is 10, Z is 35; remainders are taken as it goes, since the number is longer than a number may be
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** In groups of four, as on a bank card. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
