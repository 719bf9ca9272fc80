import styles from './link-rows.module.css'

export interface LinkRow {
  href: string
  title: string
}

/** Pages to go to, one a row; the whole row can be pressed. */
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
