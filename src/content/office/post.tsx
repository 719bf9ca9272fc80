import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { postHref } from '#domain/blog/post.ts'
import { planPostForm, postForm, postStepForm } from '#domain/blog/post-form.ts'
import { siteLinks } from '#domain/content/site-links.ts'
import { type Language, languageTable, otherLanguage } from '#domain/language.ts'
import { redirectsContext } from '#features/redirects/context.ts'
import { OfficeForm, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Actions } from '#ui/actions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import type { DocumentOutcome, DocumentRefusal, DocumentRevision, PostService, PostText } from '../ports/documents.ts'
import type { Route } from './+types/post'
import { contentService } from './content-service.ts'
import { DeadLinksNotice } from './dead-links-notice.tsx'
import { newPostHref } from './new-translation.ts'
import { DraftButtons, PostFields, postFieldNames } from './posts/post-fields.tsx'
import { PostState } from './posts/post-state.tsx'
import { PostSteps } from './posts/post-steps.tsx'
import { postTextOf } from './posts/post-text-of.ts'
import { TextCompare } from './posts/text-compare.tsx'
import { previewRedirect } from './preview-redirect.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const actionsByIntent = ['created', 'saved', 'published', 'unpublish', 'plan', 'unplan', 'restored', 'moved'] as const

/** A post: the last saved text, its status and its revisions. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { posts, media } = contentService(context)
  const post = await posts.find(params.post)
  if (!post) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('done')
  const text = await posts.open(post.id)
  return {
    title: post.text.title,
    post,
    deadLinks: await context.get(redirectsContext).brokenLinks(siteLinks(text?.content.blocks)),
    library: await media.described(),
    revisions: await posts.revisions(post.id, 100),
    done: actionsByIntent.find((known) => known === done) ?? null,
  }
}

interface Answer {
  sent: SentForm | null
  plan: SentForm | null
  result: 'stale' | 'nothing' | null
  /** What was written here, when someone else was faster. */
  mine: PostText | null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const { posts } = contentService(context)
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent === 'save') return save(context, form, params.post, by)
  const step = await postStep(posts, form, params.post, by)
  if (step === null) throw data(null, { status: 400 })
  if (step.plan) return answer({ plan: step.plan }, 422)
  if (step.result.outcome === 'refused') return refused(step.result.reason)
  if (intent === 'remove') return redirect('/office/posts?done=removed', 303)
  return redirect(`/office/posts/${params.post}?done=${String(intent)}`, 303)
}

async function save(context: Route.ActionArgs['context'], form: FormData, id: string, by: string) {
  const { posts, media } = contentService(context)
  const post = await posts.find(id)
  if (!post) throw data(null, { status: 404 })
  const read = readOfficeForm(form, postForm)
  if (!read.ok) return answer({ sent: read.sent }, 422)
  const { revision, then, ...written } = read.value
  const { language, slug } = post
  const text = postTextOf(written, { before: post.text, library: await media.described(), language })
  const saved = await posts.saveText({ id, expected: revision, text, by })
  const reason = saved.outcome === 'refused' ? saved.reason : null
  if (reason === 'invalid-blocks')
    return answer({ sent: { ...read.sent, errors: { body: ['validation.postBody'] } } }, 422)
  if (reason === 'stale') return answer({ sent: read.sent, result: 'stale', mine: text }, 409)
  if (saved.outcome === 'refused') return refused(saved.reason)
  if (then === 'preview') return previewRedirect(context, posts, { language, uri: `/blog/${slug}` })
  if (then === 'stay') return redirect(`/office/posts/${id}?done=saved`, 303)
  const published = await posts.publish({ id, expected: saved.revision, by })
  return published.outcome === 'refused'
    ? refused(published.reason)
    : redirect(`/office/posts/${id}?done=published`, 303)
}

function refused(reason: DocumentRefusal) {
  if (reason === 'missing') throw data(null, { status: 404 })
  return answer({ result: reason === 'stale' ? 'stale' : 'nothing' }, 409)
}

function answer(what: Partial<Answer>, status: number) {
  return data<Answer>({ sent: null, plan: null, result: null, mine: null, ...what }, { status })
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const inLanguage = useLocale()
  const { post, library, revisions, deadLinks, done } = loaderData
  const { text, language, slug, translation } = post
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(actionData?.mine ? null : sent, postFieldNames)
  const isOut = post.state !== 'draft'
  const other: Language = otherLanguage(language)
  const newTranslation = newPostHref(post.id, other)
  const facts = [
    { label: t('stateLegend'), value: <PostState post={post} /> },
    { label: t('language'), value: languageTable[language].name },
    { label: t('date'), value: formatDateTime(post.publishedAt, { language: inLanguage }) },
    {
      label: t('translation'),
      value: translation ? (
        <a href={`/office/posts/${translation.id}`}>{translation.title}</a>
      ) : (
        <a href={newTranslation}>{t('writeTranslation')}</a>
      ),
    },
    {
      label: t('form.slug'),
      value: isOut ? <a href={postHref(language, slug)}>{postHref(language, slug)}</a> : postHref(language, slug),
    },
  ]
  return (
    <OfficePage
      done={done && <SuccessBanner title={t(`done.${done}`)} />}
      title={text.title}
      actions={
        <Actions>
          <ButtonLink size="compact" href={`/office/posts/${post.id}/text`}>
            {t('canvas.open')}
          </ButtonLink>
          <ButtonLink kind="secondary" size="compact" href={`/office/posts/${post.id}/search`}>
            {t('search')}
          </ButtonLink>
          <ButtonLink kind="secondary" size="compact" href={`/office/posts/${post.id}/address`}>
            {t('address.open')}
          </ButtonLink>
        </Actions>
      }
      back={{ href: '/office/posts', label: t('title') }}
    >
      <Stack gap="large">
        {!actionData && <DeadLinksNotice links={deadLinks} />}
        {actionData?.result && (
          <Notice tone="alert" title={t(`refused.${actionData.result}.title`)}>
            <p>{t(`refused.${actionData.result}.text`)}</p>
          </Notice>
        )}
        {actionData?.mine && (
          <TextCompare one={{ name: t('yours'), text: actionData.mine }} other={{ name: t('theirs'), text }} />
        )}
        <FactList facts={facts} />
        <OfficeForm
          key={post.revision}
          intent="save"
          errors={errors}
          actions={
            <>
              <Button name="then" value="publish">
                {actionData?.mine ? t('saveMineAndPublish') : t('saveAndPublish')}
              </Button>
              <DraftButtons kind="secondary" />
            </>
          }
        >
          <input type="hidden" name="revision" value={post.revision} />
          <PostFields
            language={language}
            text={text}
            library={library}
            editor={`/office/posts/${post.id}/text`}
            sent={sent}
          />
        </OfficeForm>
        <PostSteps post={post} plan={actionData?.plan ?? null} />
        {revisions.length > 0 && <PostRevisions id={post.id} revisions={revisions} />}
      </Stack>
    </OfficePage>
  )
}

/** What came of a step: something to say, a form that comes back, or nothing that a form of ours would send. */
type StepOutcome = { result: DocumentOutcome; plan?: never } | { plan: SentForm; result?: never } | null

/** Carries out one of the small forms of a post. */
async function postStep(service: PostService, form: FormData, id: string, by: string): Promise<StepOutcome> {
  const intent = form.get('intent')
  if (intent === 'plan') return plan(service, form, id, by)
  const read = readOfficeForm(form, postStepForm)
  if (!read.ok) return null
  const step = { id, expected: read.value.revision, by }
  switch (intent) {
    case 'unpublish':
      return { result: await service.unpublish(step) }
    case 'remove':
      return { result: await service.remove(step) }
    case 'unplan':
      return { result: await service.plan({ ...step, at: null }) }
    default:
      return null
  }
}

async function plan(service: PostService, form: FormData, id: string, by: string): Promise<StepOutcome> {
  const read = readOfficeForm(form, planPostForm)
  if (!read.ok) return { plan: read.sent }
  const { revision, day, time } = read.value
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Vienna').toInstant()
  const planned = await service.plan({ id, expected: revision, by, at })
  if (planned.outcome === 'refused' && planned.reason === 'past')
    return { plan: { ...read.sent, errors: { day: ['validation.past'] } } }
  return { result: planned }
}

/** Every change of a post, newest first; each leads to what it held. */
function PostRevisions({ id, revisions }: { id: string; revisions: readonly DocumentRevision[] }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('revisions')}
      </Heading>
      <OfficeTable
        caption={t('revisions')}
        columns={[t('revision'), t('what'), t('by')]}
        rows={revisions.map(({ number, kind, by, at }) => ({
          key: String(number),
          head: <a href={`/office/posts/${id}/revisions/${number}`}>{formatDateTime(at, { language, time: true })}</a>,
          cells: [t(`kind.${kind}`), by === 'schedule' ? t('bySchedule') : by],
        }))}
      />
    </Stack>
  )
}
