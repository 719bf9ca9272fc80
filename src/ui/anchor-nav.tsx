import { useEffect, useState } from 'react'
import styles from './anchor-nav.module.css'
import { Wrap } from './wrap.tsx'

interface AnchorNavProps {
  /** Names the bar for those who listen: 'On this page'. */
  label: string
  /** Links into this page, `#booking`, in the order of their targets. */
  links: readonly { href: `#${string}`; label: string }[]
}

/** A bar of links into the page that stays on top while the page scrolls. */
export function AnchorNav({ label, links }: AnchorNavProps) {
  const current = useSectionInView(links.map(({ href }) => href.slice(1)))
  return (
    <nav className={styles.bar} aria-label={label}>
      <Wrap>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === `#${current}` ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  )
}

/** The id of the section that the reader has reached, or null before the first and without JavaScript. `ids` in the order of the page. */
function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const reached = () => {
      const line = window.innerHeight * 0.35
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    // Sections only pass the line when their edges enter or leave the band around it, so scrolling itself need not be watched.
    const observer = new IntersectionObserver(reached, { rootMargin: '-35% 0px -64.9% 0px' })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])

  return current
}
