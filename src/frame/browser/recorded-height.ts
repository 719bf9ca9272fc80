/**
 * Writes the height of the header, in px, to a custom property of the root whenever it changes (docs/product.md#header-and-menu, header height).
 * Styles that need it must do without: it is there only once the script is.
 */
export function recordHeight(property: `--${string}`): void {
  const measured = document.querySelector<HTMLElement>('[data-recorded-height]')
  if (!measured) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty(property, `${measured.offsetHeight}px`)).observe(measured)
}
