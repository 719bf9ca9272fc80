import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { postHref } from '#domain/blog/post.ts'
import { postForm, postStepForm } from '#domain/blog/post-form.ts'
import { siteLinks } from '#domain/content/links.ts'
import { plannedInstant } from '#domain/content/page-forms.ts'
import { type Language, otherLanguage } from '#domain/language.ts'
import { servicesContext } from '#features/context.ts'
import { chosenIn, dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, StaleNotice } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { Button, ButtonLink, CompactLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Part, Stack } from '#ui/section.tsx'
import type { DocumentRefusal, DocumentRevision, PostService, PostText } from '../ports/documents.ts'
import type { Route } from './+types/post'
import { contentService, previewRedirect } from './content-service.ts'
import { DeadLinksNotice } from './pages/link-lists.tsx'
import { newPostHref } from './pages/page-href.ts'
import { usePageAuthor } from './pages/page-state.tsx'
import { DraftButtons, PostFields, postTextOf } from './posts/post-fields.tsx'
import { PlanFields, PostState, PostSteps } from './posts/post-steps.tsx'
import { TextCompare } from './posts/text-compare.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const outcomes = ['created', 'saved', 'published', 'unpublish', 'plan', 'unplan', 'restored', 'moved'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { posts, media } = contentService(context)
  const post = orNotFound(await posts.find(params.post))
  const text = await posts.open(post.id)
  return {
    title: post.text.title,
    post,
    deadLinks: await context.get(servicesContext).brokenLinks(siteLinks(text?.content.blocks)),
    library: await media.described(),
    revisions: await posts.revisions(post.id, 100),
    done: doneOf(request, outcomes),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = params.post
  const { name: by } = memberOf(context)
  const { posts } = contentService(context)
  const step = (intent: 'unpublish' | 'remove') => async (form: FormData) => {
    const { revision: expected } = chosenIn(form, postStepForm)
    const outcome = await posts[intent]({ id, expected, by })
    if (outcome.outcome === 'refused') return refused(outcome.refusal.reason)
    return redirect(intent === 'remove' ? '/office/posts?done=removed' : `/office/posts/${id}?done=${intent}`, 303)
  }
  return dispatchForm(request, {
    save: (form) => save(context, form, id, by),
    unpublish: step('unpublish'),
    remove: step('remove'),
    unplan: async (form) => {
      const { revision: expected } = chosenIn(form, postStepForm)
      const outcome = await posts.plan({ id, expected, by, at: null })
      return outcome.outcome === 'refused'
        ? refused(outcome.refusal.reason)
        : redirect(`/office/posts/${id}?done=unplan`, 303)
    },
  })
}

/** Stores what was typed, whatever else its button does. */
function save(context: Route.ActionArgs['context'], form: FormData, id: string, by: string) {
  const { posts, media } = contentService(context)
  return takeForm(form, postForm, async ({ revision, then, day, time, ...written }, sent) => {
    const post = await posts.find(id)
    if (!post) throw data({ keptPost: Object.entries(written) }, { status: 404 })
    const { language, slug } = post
    const text = postTextOf(written, { before: post.text, library: await media.described(), language })
    const saved = await posts.saveText({ id, expected: revision, text, by })
    if (saved.outcome === 'refused') return notSaved(sent, saved.refusal.reason, text)
    if (then === 'preview') return previewRedirect(context, posts, { language, uri: `/blog/${slug}` })
    if (then === 'stay') return redirect(`/office/posts/${id}?done=saved`, 303)
    if (then === 'plan') return plan(posts, { id, expected: saved.revision, by }, { day, time, sent })
    const published = await posts.publish({ id, expected: saved.revision, by })
    return published.outcome === 'refused'
      ? refused(published.refusal.reason)
      : redirect(`/office/posts/${id}?done=published`, 303)
  })
}

interface Planned {
  day: string | undefined
  time: string | undefined
  sent: SentForm
}

async function plan(posts: PostService, what: { id: string; expected: number; by: string }, when: Planned) {
  const { day, time, sent } = when
  const at = plannedInstant(`${day}T${time}`)
  if (!at) return refuseForm(sent, { errors: { day: ['validation.day'] } })
  const planned = await posts.plan({ ...what, at })
  if (planned.outcome === 'done') return redirect(`/office/posts/${what.id}?done=plan`, 303)
  const { reason } = planned.refusal
  return reason === 'past' ? refuseForm(sent, { errors: { day: ['validation.past'] } }) : refused(reason)
}

/** With what was written here, beside what someone else has saved. */
function notSaved(sent: SentForm, reason: DocumentRefusal, mine: PostText) {
  if (reason === 'invalid-blocks') return refuseForm(sent, { errors: { body: ['validation.postBody'] } })
  if (reason === 'stale') return data({ sent, more: { result: 'stale' as const, mine } }, { status: 409 })
  return refused(reason)
}

function refused(reason: DocumentRefusal) {
  if (reason === 'missing') throw data(null, { status: 404 })
  const result = reason === 'stale' ? ('stale' as const) : ('nothing' as const)
  return data({ sent: null, more: { result, mine: null } }, { status: 409 })
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const inLanguage = useLocale()
  const { post, library, revisions, deadLinks, done } = loaderData
  const { text, language, slug, translation } = post
  const { result, mine } = actionData?.more ?? { result: null, mine: null }
  const isOut = post.state !== 'draft'
  const other: Language = otherLanguage(language)
  const newTranslation = newPostHref(post.id, other)
  const facts = [
    { label: t('stateLegend'), value: <PostState post={post} /> },
    { label: t('language'), value: languageName(language, inLanguage) },
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
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
      title={text.title}
      actions={
        <Actions>
          <ButtonLink size="compact" href={`/office/posts/${post.id}/text`}>
            {t('canvas.open')}
          </ButtonLink>
          <CompactLink href={`/office/posts/${post.id}/search`}>{t('search')}</CompactLink>
          <CompactLink href={`/office/posts/${post.id}/address`}>{t('address.open')}</CompactLink>
        </Actions>
      }
      back={{ href: '/office/posts', label: t('title') }}
    >
      <Stack gap="large">
        {!actionData && <DeadLinksNotice links={deadLinks} />}
        {result === 'stale' && (
          <StaleNotice>
            <p>{t('refused.stale')}</p>
          </StaleNotice>
        )}
        {result === 'nothing' && (
          <Notice tone="alert" title={t('refused.nothing.title')}>
            <p>{t('refused.nothing.text')}</p>
          </Notice>
        )}
        {mine && <TextCompare one={{ name: t('yours'), text: mine }} other={{ name: t('theirs'), text }} />}
        <FactList facts={facts} />
        <OfficeForm
          key={post.revision}
          intent="save"
          schema={postForm}
          sent={sentOf(actionData, 'save')}
          hidden={{ revision: post.revision }}
          actions={
            <>
              <Button name="then" value="publish">
                {mine ? t('saveMineAndPublish') : t('saveAndPublish')}
              </Button>
              <DraftButtons kind="secondary" />
            </>
          }
          below={!post.publishAt && <PlanFields isOut={post.state === 'published'} />}
        >
          <PostFields language={language} text={text} library={library} editor={`/office/posts/${post.id}/text`} />
        </OfficeForm>
        <PostSteps post={post} />
        {revisions.length > 0 && <PostRevisions id={post.id} revisions={revisions} />}
      </Stack>
    </OfficePage>
  )
}

/** Every change of a post, newest first; each links to its content. */
function PostRevisions({ id, revisions }: { id: string; revisions: readonly DocumentRevision[] }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  const author = usePageAuthor()
  return (
    <Part title={t('revisions')}>
      <OfficeTable
        caption={t('revisions')}
        columns={[t('revision'), bare(t('what')), bare(t('by'))]}
        rows={revisions.map(({ number, kind, by, at }) => ({
          key: String(number),
          head: <a href={`/office/posts/${id}/revisions/${number}`}>{formatDateTime(at, { language, time: true })}</a>,
          cells: [t(`kind.${kind}`), by === 'schedule' ? t('bySchedule') : author(by)],
        }))}
      />
    </Part>
  )
}
