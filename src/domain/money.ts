/**
 * An amount in euro cents, always a whole number. Prices are net (without VAT) unless the name says otherwise (docs/product.md#prices).
 */
export type Cents = number

/** Euros to cents, for tables of prices that people read. Throws on more than two decimals. */
export function euros(amount: number): Cents {
  const cents = Math.round(amount * 100)
  if (Math.abs(cents - amount * 100) > 1e-6) throw new RangeError(`${amount} euros is not a whole number of cents`)
  return cents
}
