import { useTranslations } from 'use-intl'
import type { PublicComment } from '#domain/comment/comment.ts'
import type { Language } from '#domain/language.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import styles from './comment-item.module.css'

interface CommentItemProps {
  comment: PublicComment
  /** The author it replies to, when its position does not show that. */
  answers: string | null
  language: Language
}

/** A comment as plain text, never as HTML. */
export function CommentItem({ comment: { id, name, comment, writtenAt }, answers, language }: CommentItemProps) {
  const t = useTranslations('comments')
  return (
    <article className={styles.comment} id={`comment-${id}`}>
      <p className={styles.head}>
        <b dir="auto">{name}</b>
        <time dateTime={writtenAt}>{formatDateTime(writtenAt, { language })}</time>
      </p>
      {answers !== null && <p className={styles.answers}>{t('answers', { name: answers })}</p>}
      <p className={styles.text} dir="auto">
        {comment}
      </p>
      <a className={styles.reply} href={`?reply=${id}#comment-form`} rel="nofollow" aria-label={t('replyTo', { name })}>
        {t('reply')}
      </a>
    </article>
  )
}
