import type { Cents } from '#domain/money.ts'

export const currency = 'EUR'

/** An amount as the standard writes it, with the currency beside it: '1990.00', '-79.00'. */
export function amount(name: string, cents: Cents): Record<string, string> {
  return { [name]: decimal(cents), [`${name}@currencyID`]: currency }
}

function decimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
