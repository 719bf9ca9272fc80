import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { moderations } from '#domain/comment/comment.ts'
import { blogContext } from '#features/blog/context.ts'
import { formBody } from '#forms/read-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { EmptyState } from '#lists/empty-state.tsx'
import { commentFilters, commentSearchOf } from '#lists/list-params.ts'
import { nextHref, placeOf } from '#lists/search-params.ts'
import { Tabs } from '#lists/tabs.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/comments'
import { commentsByPost } from './comment-view.ts'
import { CommentsForm } from './comments-form.tsx'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/comments'

/** Comments to decide on; the address says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = commentSearchOf(query)
  const { comments, next } = await context.get(blogContext).searchComments(search, placeOf(query))
  return {
    state: search.state ?? null,
    isOnePost: search.post !== undefined,
    posts: commentsByPost(comments),
    next: next && nextHref(path, query, next),
    done: countOf(query.get('done')),
    kept: countOf(query.get('kept')) ?? 0,
  }
}

function countOf(value: string | null): number | null {
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : null
}

const decision = z.enum([...moderations, 'delete'])
const decisions = z.object({ decision, ids: z.array(z.uuid()).max(200) })

/** Does it to the one whose own button was pressed, or to all that are ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const form = await formBody(request)
  const only = form.get('only')
  const [one, id] = typeof only === 'string' ? only.split(':') : []
  const asked = decisions.safeParse(
    one === undefined ? { decision: form.get('decision'), ids: form.getAll('id') } : { decision: one, ids: [id] },
  )
  if (!asked.success) throw data(null, { status: 400 })
  const command = { ...asked.data, actor: member } as const
  const { done, kept } = await context.get(blogContext).decideComments(command)
  const query = new URL(request.url).searchParams
  query.set('done', String(done))
  query.set('kept', String(kept))
  return redirect(`${path}?${query}`, 303)
}

export function headers() {
  return noTraces
}

export default function Comments({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeComments')
  const { state, isOnePost, posts, next, done, kept } = loaderData
  const tabs = commentFilters.map((filter) => ({
    href: filter === 'waiting' ? path : `${path}?state=${filter}`,
    label: t(`filter.${filter}`),
    isCurrent: !isOnePost && state === filter,
  }))
  return (
    <OfficePage
      done={done !== null && done > 0 && <SuccessBanner title={t('done', { count: done })} />}
      title={isOnePost ? (posts[0]?.title ?? t('title')) : t('title')}
      back={isOnePost ? { href: path, label: t('title') } : undefined}
      lede={<p>{t('lede')}</p>}
    >
      {done === 0 && <Notice tone="alert" title={t('done', { count: done })} />}
      {kept > 0 && <Notice tone="alert" title={t('kept', { count: kept })} />}
      {!isOnePost && <Tabs label={t('filter.label')} tabs={tabs} />}
      {posts.length === 0 ? <EmptyState title={t('empty')} /> : <CommentsForm posts={posts} isOnePost={isOnePost} />}
      {next && <GoLink href={next}>{t('older')}</GoLink>}
    </OfficePage>
  )
}
