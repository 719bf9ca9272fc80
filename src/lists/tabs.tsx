import styles from './tabs.module.css'

interface TabsProps {
  /** For screen readers. */
  label: string
  tabs: readonly { href: string; label: string; isCurrent: boolean }[]
}

/** Parts of a list, each with its own URL. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ href, label: name, isCurrent }) => (
        <a key={href} href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
