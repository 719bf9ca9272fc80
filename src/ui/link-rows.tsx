import styles from './link-rows.module.css'

export interface LinkRow {
  href: string
  title: string
}

/** Links to pages, one per row; the whole row is clickable. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
