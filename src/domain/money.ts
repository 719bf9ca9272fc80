/** An amount in euro cents, always an integer. Prices are net (without VAT) unless the name differs (docs/product.md#prices). */
export type Cents = number

/** Converts euros to cents, for human-readable price tables. Throws on more than two decimals. */
export function euros(amount: number): Cents {
  const cents = Math.round(amount * 100)
  if (Math.abs(cents - amount * 100) > 1e-6) throw new RangeError(`${amount} euros is not a whole number of cents`)
  return cents
}
