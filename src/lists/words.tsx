import styles from './words.module.css'

/** What someone wrote, as they typed it. */
export function Words({ children }: { children: string }) {
  return (
    <p className={styles.words} dir="auto">
      {children}
    </p>
  )
}
