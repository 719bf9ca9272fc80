export interface Point {
  x: number
  y: number
}

/** A panel to the right of the pointer, in px of the window. */
export interface PanelEdges {
  left: number
  top: number
  bottom: number
}

/**
 * Whether a pointer that has just moved from `before` to `now` is on its way to the panel: inside the triangle between where it was and
 * the panel's two near corners (docs/product.md#header-and-menu, safe zone). A pointer that rests is on no way.
 */
export function headsFor(panel: PanelEdges, before: Point, now: Point): boolean {
  const across = panel.left - before.x
  const gone = now.x - before.x
  if (across <= 0 || gone <= 0) return false
  const share = Math.min(gone / across, 1)
  const highest = before.y + (panel.top - before.y) * share
  const lowest = before.y + (panel.bottom - before.y) * share
  return now.y >= highest && now.y <= lowest
}
