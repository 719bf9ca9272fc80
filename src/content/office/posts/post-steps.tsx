import { useTranslations } from 'use-intl'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldRow } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
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
      actions={
        <Button kind="secondary" size="compact">
          {label}
        </Button>
      }
    >
      <input type="hidden" name="revision" value={revision} />
    </OfficeForm>
  )
}

function PlanForm({ revision, sent }: { revision: number; sent: SentForm | null }) {
  const t = useTranslations('officePosts')
  const errorText = useErrorText()
  const fields = [
    { name: 'day', type: 'date', label: t('planDay') },
    { name: 'time', type: 'time', label: t('planTime') },
  ]
  return (
    <OfficeForm
      intent="plan"
      actions={
        <Button kind="secondary" size="compact">
          {t('plan')}
        </Button>
      }
    >
      <p>{t('planText')}</p>
      <input type="hidden" name="revision" value={revision} />
      <FieldRow>
        {fields.map(({ name, type, label }) => (
          <Field key={name} id={`field-${name}`} label={label} error={errorText(sent?.errors[name])}>
            {(control) => (
              <TextInput type={type} name={name} autoComplete="off" defaultValue={sent?.values[name]} {...control} />
            )}
          </Field>
        ))}
      </FieldRow>
    </OfficeForm>
  )
}
