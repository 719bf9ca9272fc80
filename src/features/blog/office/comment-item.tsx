import { useLocale, useTranslations } from 'use-intl'
import { maxComment } from '#domain/comment/comment-form.ts'
import { brand } from '#domain/company.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Words } from '#lists/office-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, TextButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { Stack } from '#ui/section.tsx'
import { BreakableAddress } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import type { CommentView } from './comment-view.ts'
import styles from './comments.module.css'

export type RejectedReply = { id: string; text: string; problem: 'empty' | 'gone' } | undefined

const badges = { approved: 'paid', rejected: 'sold-out', spam: 'sold-out', pending: 'open', suspected: 'open' } as const

export function CommentItem({ comment, rejected }: { comment: CommentView; rejected: RejectedReply }) {
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
          <a href={`mailto:${email}`}>
            <BreakableAddress address={email} />
          </a>{' '}
          <Time at={writtenAt}>{formatDateTime(writtenAt, { language, time: true })}</Time>
        </small>
      </div>
      {notice && (
        <p className={styles.answers}>
          <small>{t(`notice.${notice}`)}</small>
        </p>
      )}
      {answers && <p className={styles.answers}>{t('answers', answers)}</p>}
      <Words>{comment.comment}</Words>
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
        <Reply comment={comment} rejected={rejected?.id === id ? rejected : undefined} />
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

/** A reply of the company, to what visitors see. Its field stays where one came back, so that nothing typed is lost. */
function Reply({ comment: { id, name, state }, rejected }: { comment: CommentView; rejected: RejectedReply }) {
  const t = useTranslations('officeComments.reply')
  const comments = useTranslations('officeComments')
  if (state !== 'approved' && !rejected) return null
  return (
    <ConfirmDetails
      offer={t('offer')}
      label={comments('decideOn', { decision: t('offer'), name })}
      size="row"
      open={rejected !== undefined}
    >
      <Stack gap="small">
        <Field
          id={`reply-${id}`}
          label={t('to', { name })}
          hint={t('hint', { brand })}
          error={rejected && t(rejected.problem)}
        >
          {(control) => (
            <TextArea {...control} name={`reply-${id}`} maxLength={maxComment} defaultValue={rejected?.text} />
          )}
        </Field>
        <Button kind="secondary" size="compact" name="only" value={`reply:${id}`}>
          {t('submit')}
        </Button>
      </Stack>
    </ConfirmDetails>
  )
}
