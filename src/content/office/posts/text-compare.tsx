import { useTranslations } from 'use-intl'
import { wordsOf } from '../../compare-pages.ts'
import type { PostText } from '../../ports/documents.ts'
import styles from '../documents.module.css'

const fields = ['title', 'excerpt', 'author', 'tags', 'picture', 'search', 'body'] as const
type TextField = (typeof fields)[number]

/** A field as people compare it, part by part: the text by its paragraphs. */
export function shownField(text: PostText, field: TextField): string[] {
  switch (field) {
    case 'tags':
      return [text.tags.map(({ name }) => name).join(', ')]
    case 'picture':
      return [text.picture ? shownPicture(text.picture) : '–']
    case 'search':
      return shownSearch(text.search)
    case 'body':
      return text.body
        .replace(/\r\n?/g, '\n')
        .trim()
        .split(/\n{2,}/)
    default:
      return [text[field].replace(/\r\n?/g, '\n')]
  }
}

function shownPicture({ alt, url }: { alt: string; url: string }): string {
  return alt === '' ? url : `${alt} (${url})`
}

/** Its parts below each other: 'noindex' means hidden from search engines. */
function shownSearch(search: PostText['search']): string[] {
  const { title = '', description = '', hidden = false, picture } = search ?? {}
  const parts = [title, description, hidden ? 'noindex' : '', picture ? shownPicture(picture) : ''].filter(
    (part) => part !== '',
  )
  return parts.length > 0 ? parts : ['–']
}

/** The fields in which two states of a post differ, in the order of the form. */
export function differingFields(one: PostText, other: PostText): TextField[] {
  return fields.filter((field) => shownField(one, field).join('\n\n') !== shownField(other, field).join('\n\n'))
}

interface TextCompareProps {
  /** Both sides with their headings: the own text and the other one. */
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
