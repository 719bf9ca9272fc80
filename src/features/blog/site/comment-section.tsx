import type { Constraint } from '@conform-to/dom'
import { getInputProps, getTextareaProps, useForm } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import type { Conversation, PublicComment } from '#domain/comment/comment.ts'
import type { CommentFormInput, CommentForm as FilledIn } from '#domain/comment/comment-form.ts'
import type { Language } from '#domain/language.ts'
import type { FormRefusal } from '#forms/form-answer.ts'
import { FormPlace } from '#forms/form-place.tsx'
import { SpamFields, SpamNotice } from '#forms/human/spam-fields.tsx'
import { TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/panel.tsx'
import { Section, Split, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import styles from './post-article.module.css'

const formId = 'comment-form'
const inOrder = ['', 'name', 'email', 'comment', 'replyTo']

interface CommentFormProps {
  replyTo: PublicComment | null
  refusal: FormRefusal<'reply-gone'> | null
  constraint: Record<string, Constraint>
}

/** The comment form (docs/product.md#comments). Works without scripts. */
function CommentForm({ replyTo, refusal, constraint }: CommentFormProps) {
  const t = useTranslations('comments')
  const errorText = useErrorText()
  const [form, fields] = useForm<CommentFormInput, FilledIn>({
    id: formId,
    lastResult: refusal?.lastResult ?? null,
    constraint,
  })
  const errors = Object.entries(form.status === 'error' ? form.allErrors : {})
    .toSorted(([one], [other]) => inOrder.indexOf(one) - inOrder.indexOf(other))
    .flatMap(([name, keys]) => {
      const text = errorText(keys ?? undefined)
      return text === undefined ? [] : [{ fieldId: name ? `${formId}-${name}` : formId, text }]
    })
  const { key: nameKey, ...name } = getInputProps(fields.name, { type: 'text', ariaAttributes: false })
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: 'email', ariaAttributes: false })
  const { key: textKey, ...text } = getTextareaProps(fields.comment, { ariaAttributes: false })

  return (
    // The address has the parent comment, so that the page restores it when it shows the form again.
    <form method="post" action={replyTo ? `?reply=${replyTo.id}#${formId}` : `#${formId}`} id={form.id} noValidate>
      <SpamFields formId={formId} ticket={refusal?.ticket} />
      <Stack>
        <Heading level={3} size="small">
          {replyTo ? t('replyTitle', { name: replyTo.name }) : t('formTitle')}
        </Heading>
        {errors.length > 0 && (
          <ErrorList title={t('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <Problem problem={refusal?.problem ?? null} />
        {replyTo ? (
          <>
            <input type="hidden" name={fields.replyTo.name} value={replyTo.id} />
            <Text size="small">
              <a href={`?#${formId}`}>{t('cancelReply')}</a>
            </Text>
          </>
        ) : (
          <Text tone="quiet">{t('intro')}</Text>
        )}
        <Field id={fields.name.id} label={t('name')} hint={t('nameHint')} error={errorText(fields.name.errors)}>
          {(control) => <TextInput key={nameKey} {...name} {...control} autoComplete="name" />}
        </Field>
        <Field id={fields.email.id} label={t('email')} hint={t('emailHint')} error={errorText(fields.email.errors)}>
          {(control) => <TextInput key={emailKey} {...email} {...control} autoComplete="email" inputMode="email" />}
        </Field>
        <Field id={fields.comment.id} label={t('comment')} error={errorText(fields.comment.errors)}>
          {(control) => <TextArea key={textKey} {...text} {...control} autoComplete="off" />}
        </Field>
        <TickField field={fields.notify} label={t('notify')} hint={t('notifyHint')} />
        <div>
          <Button>{t('send')}</Button>
        </div>
      </Stack>
    </form>
  )
}

/** The empty form is the same for everyone; one with what someone has written or replies to is not. */
function PossiblyCachedForm(form: CommentFormProps) {
  if (form.replyTo || form.refusal) return <CommentForm {...form} />
  return <CachedPart name="comment-form" part={CommentForm} props={form} />
}

function Problem({ problem }: Pick<FormRefusal<'reply-gone'>, 'problem'>) {
  const t = useTranslations('comments')
  const generic = useTranslations('errors')('generic')
  if (problem === null) return null
  if (problem === 'unsure' || problem === 'too-many') return <SpamNotice verdict={problem} />
  if (problem === 'reply-gone')
    return (
      <Notice tone="alert" title={t('replyGone.title')} headingLevel={3}>
        <p>{t('replyGone.text')}</p>
      </Notice>
    )
  return (
    <Notice tone="alert" title={t('failed.title')} headingLevel={3}>
      <p>{generic}</p>
    </Notice>
  )
}

interface CommentSectionProps {
  conversations: readonly Conversation[]
  replyTo: PublicComment | null
  received: boolean
  refusal: FormRefusal<'reply-gone'> | null
  constraint: Record<string, Constraint>
}

export function CommentSection({ conversations, replyTo, received, refusal, constraint }: CommentSectionProps) {
  const t = useTranslations('comments')
  const language = useLocale()
  const count = conversations.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  return (
    <Section close="start" id="comments" labelledBy="comments-title" screenOnly={count === 0}>
      <Split
        head={
          <Heading level={2} size="part" id="comments-title">
            {t('title', { count })}
          </Heading>
        }
      >
        <div className={styles.comments}>
          {count === 0 && <Text tone="quiet">{t('none')}</Text>}
          {conversations.map((conversation) => (
            <div key={conversation.id}>
              <CommentItem comment={conversation} answers={null} language={language} />
              {conversation.replies.length > 0 && (
                <div className={styles.replies}>
                  {conversation.replies.map((reply) => (
                    <CommentItem key={reply.id} comment={reply} answers={reply.answers} language={language} />
                  ))}
                </div>
              )}
            </div>
          ))}
          <FormPlace name="comment" answered={received || refusal !== null}>
            {received ? (
              <div id="comment-received" role="status" tabIndex={-1}>
                <Notice tone="info" title={t('received.title')} headingLevel={3}>
                  <p>{t('received.text')}</p>
                </Notice>
              </div>
            ) : (
              <PossiblyCachedForm replyTo={replyTo} refusal={refusal} constraint={constraint} />
            )}
          </FormPlace>
        </div>
      </Split>
    </Section>
  )
}

interface CommentItemProps {
  comment: PublicComment
  /** The author it replies to, when its position does not show that. */
  answers: string | null
  language: Language
}

/** A comment as plain text, never as HTML. */
function CommentItem({ comment: { id, name, comment, writtenAt }, answers, language }: CommentItemProps) {
  const t = useTranslations('comments')
  return (
    <article className={styles.comment} id={`comment-${id}`}>
      <p className={styles.commentsHead}>
        <b dir="auto">{name}</b>
        <Time at={writtenAt}>{formatDateTime(writtenAt, { language })}</Time>
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
