import { type RefObject, useEffect } from 'react'

/**
 * Writes the height of an element, in px, to a custom property of the root whenever it changes (SPEC §4, header height). Styles that need
 * it must do without: it is there only once the script is.
 */
export function useRecordedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${measured.offsetHeight}px`))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, property])
}
