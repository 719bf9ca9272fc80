import styles from './anchor-nav.module.css'
import { useSectionInView } from './use-section-in-view.ts'
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
