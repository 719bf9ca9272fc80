import styles from './change-list.module.css'

interface ChangeListProps {
  changes: readonly { key: string; name: string; before: string; after: string }[]
  /** What the two values are called, and what is shown for an empty one. */
  words: { before: string; after: string; nothing: string }
}

/** Values that differ, each with both of its sides. */
export function ChangeList({ changes, words }: ChangeListProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <span>{words.before}</span> {before || words.nothing}
          </dd>
          <dd>
            <span>{words.after}</span> {after || words.nothing}
          </dd>
        </div>
      ))}
    </dl>
  )
}
