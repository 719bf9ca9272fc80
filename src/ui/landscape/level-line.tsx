import styles from './landscape.module.css'

const lines = { 3: styles.fl3, 2: styles.fl2, 1: styles.fl1 }

/** The line of one level across the whole screen, above that level's part of the page. Decorative. */
export function LevelLine({ level }: { level: 1 | 2 | 3 }) {
  return <span className={lines[level]} />
}
