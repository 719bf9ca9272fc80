import { useTranslations } from 'use-intl'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import type { OfficePost } from '../../ports/documents.ts'
import { PostState } from './post-state.tsx'

interface PostStepsProps {
  post: Pick<OfficePost, 'revision' | 'state' | 'publishAt'>
  /** The form that sets a time, if it came back. */
  plan: SentForm | null
}

/** What can be done with a post beside writing it: let it out at a time, take it back, delete it. */
export function PostSteps({ post, plan }: PostStepsProps) {
  const t = useTranslations('officePosts')
  return (
    <>
      <Panel title={t('planTitle')}>
        {post.publishAt && (
          <>
            <p>
              <PostState post={post} />
            </p>
            <StepForm intent="unplan" revision={post.revision} label={t('unplan')} />
          </>
        )}
        {!post.publishAt && post.state === 'published' && <p>{t('nothingToPlan')}</p>}
        {!post.publishAt && post.state !== 'published' && <PlanForm revision={post.revision} sent={plan} />}
      </Panel>
      {post.state !== 'draft' && (
        <Panel title={t('unpublishTitle')}>
          <p>{t('unpublishText')}</p>
          <StepForm intent="unpublish" revision={post.revision} label={t('unpublish')} />
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

function StepForm({ intent, revision, label }: { intent: string; revision: number; label: string }) {
  return (
    <OfficeForm
      intent={intent}
      hidden={{ revision }}
      actions={
        <Button kind="secondary" size="compact">
          {label}
        </Button>
      }
    />
  )
}

function PlanForm({ revision, sent }: { revision: number; sent: SentForm | null }) {
  const t = useTranslations('officePosts')
  return (
    <OfficeForm
      intent="plan"
      sent={sent}
      hidden={{ revision }}
      actions={
        <Button kind="secondary" size="compact">
          {t('plan')}
        </Button>
      }
    >
      <p>{t('planText')}</p>
      <FieldRow>
        <OfficeTextField name="day" type="date" label={t('planDay')} />
        <OfficeTextField name="time" type="time" label={t('planTime')} />
      </FieldRow>
    </OfficeForm>
  )
}
