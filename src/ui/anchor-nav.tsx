import styles from './anchor-nav.module.css'
import { Wrap } from './wrap.tsx'

interface AnchorNavProps {
  /** Names the bar for those who listen: 'On this page'. */
  label: string
  /** Links into this page, `#booking`, in the order of their targets. */
  links: readonly { href: `#${string}`; label: string }[]
}

/** A bar of links into the page that stays on top while the page scrolls; src/frame/browser/page.ts marks where the reader is. */
export function AnchorNav({ label, links }: AnchorNavProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-marks-section>
      <Wrap>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  )
}
