import styles from './tabs.module.css'

interface TabsProps {
  /** What they choose between, for those who listen. */
  label: string
  tabs: readonly { href: string; label: string; isCurrent: boolean }[]
}

/** The parts of a list, each an address of its own. */
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
