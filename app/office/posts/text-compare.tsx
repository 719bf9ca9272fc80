import { useTranslations } from 'use-intl'
import { wordsOf } from '#domain/content/words-of.ts'
import type { PostText } from '#usecases/ports/office-posts.ts'
import styles from './text-compare.module.css'
import { differingFields, shownField } from './text-differences.ts'

interface TextCompareProps {
  /** Each side with what it is called: what was written here, and what stands there. */
  one: { name: string; text: PostText }
  other: { name: string; text: PostText }
}

/** Two states of a post side by side: only what differs, and in long texts the parts that the other one does not have. */
export function TextCompare({ one, other }: TextCompareProps) {
  const t = useTranslations('officePosts')
  const fields = differingFields(one.text, other.text)
  if (fields.length === 0) return <p>{t('same')}</p>
  return (
    <>
      {fields.map((field) => (
        <section key={field} className={styles.field} aria-label={t(`form.${field}`)}>
          <h3>{t(`form.${field}`)}</h3>
          <div className={styles.sides}>
            <Side name={one.name} parts={shownField(one.text, field)} others={shownField(other.text, field)} />
            <Side name={other.name} parts={shownField(other.text, field)} others={shownField(one.text, field)} />
          </div>
        </section>
      ))}
    </>
  )
}

function Side({ name, parts, others }: { name: string; parts: readonly string[]; others: readonly string[] }) {
  // a part may come twice, and stays where it is
  const rows = parts.map((part, index) => ({ key: `${index} ${part}`, part, isNew: !others.includes(part) }))
  return (
    <div>
      <h4>{name}</h4>
      {rows.map(({ key, part, isNew }) =>
        isNew ? <mark key={key}>{wordsOf(part) || part}</mark> : <p key={key}>{wordsOf(part) || part}</p>,
      )}
    </div>
  )
}
