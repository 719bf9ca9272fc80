import { type Cents, euros } from '../money.ts'
import type { Package } from './package.ts'

/** Net prices of the packages (docs/product.md#packages). */
export interface PackagePrices {
  /** Of a place in Flight Levels NOW: a licence and its share of the five coachings. */
  now: Cents
  /** Of a whole package of Realise, for up to so many people. */
  realise: Readonly<Record<3 | 4 | 5, Cents>>
}

/** '1490 per participant'; 7500 for three, 8700 for four, 9900 for five (docs/product.md#packages). */
export const defaultPackagePrices: PackagePrices = {
  now: euros(1490),
  realise: { 3: euros(7500), 4: euros(8700), 5: euros(9900) },
}

/** What one package costs. */
export function packagePrice({ programme, people }: Package, prices: PackagePrices): Cents {
  return programme === 'now' ? people * prices.now : prices.realise[people]
}
