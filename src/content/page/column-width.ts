const twelfths = 12

/**
 * How many of twelve columns a column takes. Editors give widths in percent; one without takes an even share of a row of `count`
 * columns. Other units say nothing about a share and count as none.
 */
export function columnWidth(width: string | undefined, count: number): number {
  const percent = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(width ?? '')?.[1]
  const share = percent ? Number(percent) / 100 : 1 / Math.min(4, Math.max(1, count))
  return Math.min(twelfths, Math.max(2, Math.round(share * twelfths)))
}
