import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDetails } from '#ui/confirm-details.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './comment-item.module.css'
import type { CommentView } from './comment-view.ts'

const badges = { approved: 'paid', rejected: 'sold-out', spam: 'sold-out', pending: 'open', suspected: 'open' } as const

/** A comment with the box that chooses it and its own buttons. */
export function CommentItem({ comment }: { comment: CommentView }) {
  const t = useTranslations('officeComments')
  const form = useTranslations('officeForm')
  const language = useLocale()
  const { id, name, email, state, mayBeSpam, mayGo, notice, writtenAt, isReply, answers } = comment
  const own = [
    ...(state === 'approved' ? [] : (['approve'] as const)),
    ...(state === 'rejected' ? [] : (['reject'] as const)),
    ...(state === 'spam' ? [] : (['spam'] as const)),
  ]
  const named = (decision: string) => t('decideOn', { decision, name })
  return (
    <li className={classNames(styles.item, isReply && styles.reply)} id={`comment-${id}`}>
      <div className={styles.head}>
        <Checkbox id={`choose-${id}`} name="id" value={id} label={name} />
        <Badge kind={badges[state]}>{t(`states.${mayBeSpam ? 'suspected' : state}`)}</Badge>
        <small>
          <a href={`mailto:${email}`}>{email}</a>{' '}
          <time dateTime={writtenAt}>{formatDateTime(writtenAt, { language, time: true })}</time>
        </small>
      </div>
      {notice && (
        <p className={styles.answers}>
          <small>{t(`notice.${notice}`)}</small>
        </p>
      )}
      {answers && <p className={styles.answers}>{t('answers', answers)}</p>}
      <p className={styles.words} dir="auto">
        {comment.comment}
      </p>
      <div className={styles.own}>
        {own.map((decision) => (
          <TextButton
            key={decision}
            type="submit"
            name="only"
            value={`${decision}:${id}`}
            aria-label={named(t(`decide.${decision}`))}
          >
            {t(`decide.${decision}`)}
          </TextButton>
        ))}
        {mayGo && (
          <ConfirmDetails offer={t('delete')} label={named(t('delete'))} size="row">
            <p>{t('deleteText')}</p>
            <TextButton
              type="submit"
              name="only"
              value={`delete:${id}`}
              aria-label={named(form('really', { what: t('delete') }))}
            >
              {form('really', { what: t('delete') })}
            </TextButton>
          </ConfirmDetails>
        )}
      </div>
    </li>
  )
}
