import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type CommentSearch, moderations } from '#domain/comment/comment.ts'
import { replyFormSchema } from '#domain/comment/comment-form.ts'
import { isId } from '#domain/id.ts'
import { languages } from '#domain/language.ts'
import { refused } from '#domain/result.ts'
import { decideComments, replyToComment } from '#features/blog/comments.ts'
import { servicePortsContext } from '#features/context.ts'
import { formBody } from '#forms/read-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { asked, pagesByPlace, placeOf } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { Button, GoLink } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import type { Route } from './+types/comments'
import { CommentItem, type RejectedReply } from './comment-item.tsx'
import { commentsByPost, type PostComments } from './comment-view.ts'
import styles from './comments.module.css'

const commentFilters = ['waiting', 'approved', 'rejected', 'spam'] as const

const params = z.object({
  state: asked(z.enum([...commentFilters, 'all'])),
  language: asked(z.enum(languages)),
  post: asked(z.string().regex(/^[\w./-]{1,300}$/)),
})

/** The comment filter of a URL: pending comments by default, all comments for a post. */
export function commentSearchOf(query: URLSearchParams): CommentSearch {
  const { state, language, post: slug } = params.parse(Object.fromEntries(query))
  const post = language && slug ? { language, slug } : undefined
  const shown = state ?? (post ? 'all' : 'waiting')
  return { state: shown === 'all' ? undefined : shown, post }
}

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/comments'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = commentSearchOf(query)
  const { comments, next } = await context.get(servicePortsContext).reads.comments.search(search, placeOf(query))
  return {
    state: search.state ?? null,
    isOnePost: search.post !== undefined,
    posts: commentsByPost(comments),
    pages: pagesByPlace(path, query, { count: comments.length, next }),
    count: comments.length,
    done: countOf(query.get('done')),
    kept: countOf(query.get('kept')) ?? 0,
    decision: ([...decided, 'reply'] as const).find((name) => name === query.get('decision')) ?? null,
  }
}

function countOf(value: string | null): number | null {
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : null
}

const decided = [...moderations, 'delete'] as const
const decisions = z.object({ decision: z.enum(decided), ids: z.array(z.uuid()).max(200) })

/** Does it to the one whose own button was pressed, or to all that are ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const form = await formBody(request)
  const only = form.get('only')
  const [one, id] = typeof only === 'string' ? only.split(':') : []
  if (one === 'reply' && id) return reply(request, context, { id, form })
  const asked = decisions.safeParse(
    one === undefined ? { decision: form.get('decision'), ids: form.getAll('id') } : { decision: one, ids: [id] },
  )
  if (!asked.success) throw data(null, { status: 400 })
  const command = { ...asked.data, actor: member } as const
  const { done, kept } = await decideComments(context.get(servicePortsContext), command)
  return answer(request, { done, kept, decision: command.decision })
}

/** Back to the same comments, with what was done. */
function answer(request: Request, what: Record<string, string | number>) {
  const query = new URL(request.url).searchParams
  for (const [name, value] of Object.entries(what)) query.set(name, `${value}`)
  return redirect(`${path}?${query}`, 303)
}

/** 422 for an empty reply, 409 where the comment is not visible any more, each with what was written. */
async function reply(
  request: Request,
  context: Route.ActionArgs['context'],
  { id, form }: { id: string; form: FormData },
) {
  const actor = memberOf(context)
  const text = form.get(`reply-${id}`)
  const typed = replyFormSchema.safeParse({ reply: text })
  const sent = { id, text: typeof text === 'string' ? text : '' }
  if (!typed.success) return data({ ...sent, problem: 'empty' as const }, { status: 422 })
  const command = { id, text: typed.data.reply, actor }
  const replied = isId(id) ? await replyToComment(context.get(servicePortsContext), command) : refused('reply-gone')
  if (replied.outcome === 'refused') return data({ ...sent, problem: 'gone' as const }, { status: 409 })
  return answer(request, { done: 1, kept: 0, decision: 'reply' })
}

export const headers = () => noTraces

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeComments')
  const { state, isOnePost, posts, pages, count, done, kept, decision } = loaderData
  return (
    <OfficePage
      done={
        done !== null &&
        done > 0 &&
        decision &&
        !actionData && <SuccessBanner title={t('done', { count: done, decision })} />
      }
      title={isOnePost ? (posts[0]?.title ?? t('title')) : t('title')}
      back={isOnePost ? { href: path, label: t('title') } : undefined}
      lede={<p>{t('lede')}</p>}
    >
      {done === 0 && <Notice tone="alert" title={t('nothing')} />}
      {actionData && <Notice tone="alert" title={t(`reply.${actionData.problem}`)} />}
      {kept > 0 && <Notice tone="alert" title={t('kept', { count: kept })} />}
      <OfficeList
        path={path}
        nav={!isOnePost && <FilterTabs state={state} />}
        count={count}
        pages={pages}
        empty={t('empty')}
      >
        <CommentsForm posts={posts} isOnePost={isOnePost} rejected={actionData} />
      </OfficeList>
    </OfficePage>
  )
}

/** The parts of the list, each with its own address. */
function FilterTabs({ state }: { state: string | null }) {
  const t = useTranslations('officeComments')
  return (
    <nav aria-label={t('filter.label')} className={styles.tabs}>
      {commentFilters.map((filter) => (
        <a
          key={filter}
          href={filter === 'waiting' ? path : `${path}?state=${filter}`}
          className={styles.tab}
          aria-current={state === filter ? 'page' : undefined}
        >
          {t(`filter.${filter}`)}
        </a>
      ))}
    </nav>
  )
}

interface CommentsFormProps {
  posts: readonly PostComments[]
  /** One post is all there is on the screen: nothing leads to it again. */
  isOnePost: boolean
  rejected?: RejectedReply
}

export function CommentsForm({ posts, isOnePost, rejected }: CommentsFormProps) {
  const t = useTranslations('officeComments')
  const form = useTranslations('officeForm')
  const someMayGo = posts.some(({ comments }) => comments.some(({ mayGo }) => mayGo))
  return (
    <form method="post">
      <Stack gap="large">
        {posts.map(({ key, title, href, allHref, comments }) => (
          <section key={key}>
            <Heading level={2} size="small">
              <a href={`${href}#comments`}>{title}</a>
            </Heading>
            <ul className={styles.list}>
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} rejected={rejected} />
              ))}
            </ul>
            {!isOnePost && <GoLink href={allHref}>{t('wholePost')}</GoLink>}
          </section>
        ))}
        <section className={styles.several} aria-labelledby="several">
          <Heading level={2} size="small" id="several">
            {t('several')}
          </Heading>
          <Actions>
            {moderations.map((decision) => (
              <Button key={decision} kind="secondary" size="compact" name="decision" value={decision}>
                {t(`decide.${decision}`)}
              </Button>
            ))}
          </Actions>
          {someMayGo && (
            <ConfirmDetails offer={t('delete')} size="compact">
              <p>{t('deleteText')}</p>
              <Button kind="signal" size="compact" name="decision" value="delete">
                {form('really', { what: t('delete') })}
              </Button>
            </ConfirmDetails>
          )}
        </section>
      </Stack>
    </form>
  )
}
