import { useLocale, useTranslations } from 'use-intl'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { OfficeListedPost, OfficePost } from '../../ports/documents.ts'

/** What can be done with a post beside writing it: end its plan, take it back, delete it. */
export function PostSteps({ post }: { post: Pick<OfficePost, 'revision' | 'state' | 'publishAt'> }) {
  const t = useTranslations('officePosts')
  return (
    <>
      {post.publishAt && (
        <Panel title={t('planTitle')}>
          <p>
            <PostState post={post} />
          </p>
          <OfficeForm
            intent="unplan"
            hidden={{ revision: post.revision }}
            actions={
              <Button kind="secondary" size="compact">
                {t('unplan')}
              </Button>
            }
          />
        </Panel>
      )}
      {post.state !== 'draft' && (
        <Panel title={t('unpublishTitle')}>
          <ConfirmActionForm intent="unpublish" offer={t('unpublish')}>
            <input type="hidden" name="revision" value={post.revision} />
            <p>{t('unpublishText')}</p>
          </ConfirmActionForm>
        </Panel>
      )}
      {post.state === 'draft' && (
        <Panel title={t('removeTitle')}>
          <ConfirmActionForm intent="remove" offer={t('remove')}>
            <input type="hidden" name="revision" value={post.revision} />
            <p>{t('removeText')}</p>
          </ConfirmActionForm>
        </Panel>
      )}
    </>
  )
}

/** Part of the form of the post: what is typed there is stored before it is planned. */
export function PlanFields({ isOut }: { isOut: boolean }) {
  const t = useTranslations('officePosts')
  return (
    <Panel title={t('planTitle')}>
      {isOut ? (
        <p>{t('nothingToPlan')}</p>
      ) : (
        <Stack gap="medium">
          <p>{t('planText')}</p>
          <FieldRow>
            <OfficeTextField name="day" type="date" label={t('planDay')} optional={false} />
            <OfficeTextField name="time" type="time" label={t('planTime')} optional={false} />
          </FieldRow>
          <p>
            <Button kind="secondary" size="compact" name="then" value="plan">
              {t('plan')}
            </Button>
          </p>
        </Stack>
      )}
    </Panel>
  )
}

const looks = { draft: 'open', published: 'paid', changed: 'few-seats' } as const

export function PostState({ post }: { post: Pick<OfficeListedPost, 'state' | 'publishAt'> }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  return (
    <>
      <Badge kind={looks[post.state]}>{t(`state.${post.state}`)}</Badge>
      {post.publishAt && ` ${t('goesOut', { at: formatDateTime(post.publishAt, { language, time: true }) })}`}
    </>
  )
}
