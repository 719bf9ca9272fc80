/** An echo of a level: the same line again, this many px below its mean line and scaled to this share of its height. */
export interface Echo {
  down: number
  height: number
}

/** Echoes flatten as they sink, which gives the landscape its depth. The gaps grow a little, starting from `gap` px. */
export function echoes(count: number, gap: number, growth: number, flattening: number): Echo[] {
  return Array.from({ length: count }, (_, index) => {
    const step = index + 1
    return { down: step * gap + step * step * growth, height: Math.max(0.05, 1 - step * flattening) }
  })
}
