/** Marks in each bar of links into the page (src/ui/anchor-nav.tsx) the section that the reader has reached; none before the first. */
export function markSectionInView(): void {
  let isPlanned = false

  function mark() {
    isPlanned = false
    const line = innerHeight * 0.35
    for (const bar of document.querySelectorAll('[data-marks-section]')) {
      const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      const reached = links.findLast(({ hash }) => {
        const section = document.getElementById(hash.slice(1))
        return section !== null && section.getBoundingClientRect().top <= line
      })
      for (const link of links) {
        if (link === reached) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
  }
  function plan() {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(mark)
  }

  plan()
  addEventListener('scroll', plan, { passive: true })
  addEventListener('resize', plan)
}
