import styles from './anchor-nav.module.css'
import { Wrap } from './wrap.tsx'

interface AnchorNavProps {
  /** For screen readers: 'On this page'. */
  label: string
  /** Anchors of this page, `#booking`, in page order. */
  links: readonly { href: `#${string}`; label: string }[]
}

/** A sticky bar of anchor links; src/frame/browser/page.ts marks the current section. */
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
