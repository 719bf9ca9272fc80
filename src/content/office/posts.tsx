import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { subjectForm } from '#domain/office/account-forms.ts'
import { chosenIn } from '#forms/form-action.ts'
import { RowForm } from '#forms/office/confirm-action-form.tsx'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { asked, askedText, pageOf, pagesByNumber } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { bare, LongWords, OfficeTable } from '#lists/office-table.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import type { DocumentRecord } from '../ports/documents.ts'
import type { Route } from './+types/posts'
import { contentService } from './content-service.ts'
import { PostState } from './posts/post-steps.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/posts'
const first = 50
const states = ['draft', 'changed', 'planned', 'published'] as const
const params = z.object({ text: askedText, language: asked(z.enum(languages)), state: asked(z.enum(states)) })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = params.parse(Object.fromEntries(query))
  const service = contentService(context).posts
  const { posts, total } = await service.list({ ...search, page: pageOf(query), first })
  const isWhole = Object.values(search).every((asked) => asked === undefined)
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officePosts.title,
    search,
    posts,
    deleted: isWhole ? await service.deleted() : [],
    pages: pagesByNumber(path, query, { total, first }),
    isRemoved: query.get('done') === 'removed',
  }
}

/** Brings a deleted post back as a draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const { posts } = contentService(context)
  const { id } = chosenIn(await formBody(request), subjectForm)
  const [last] = await posts.revisions(id, 1)
  if (!last) throw data(null, { status: 404 })
  const restored = await posts.restore({ id, number: last.number, expected: last.number, by })
  if (restored.outcome === 'refused') return data({ isTaken: true }, { status: 409 })
  return redirect(`${path}/${id}?done=restored`, 303)
}

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const inLanguage = useLocale()
  const { posts, deleted, search, pages, isRemoved } = loaderData
  return (
    <OfficePage
      done={isRemoved && !actionData && <SuccessBanner title={t('done.removed')} />}
      title={t('title')}
      actions={<ButtonLink href={`${path}/new`}>{t('new')}</ButtonLink>}
    >
      <Stack gap="large">
        {actionData?.isTaken && <Notice tone="alert" title={t('address.refusal.taken')} />}
        <OfficeList
          path={path}
          filters={{
            text: { hint: t('searchHint'), value: search.text },
            choices: [
              {
                name: 'language',
                label: t('language'),
                value: search.language,
                options: languages.map((value) => ({ value, label: languageName(value, inLanguage) })),
              },
              {
                name: 'state',
                label: t('stateLegend'),
                value: search.state,
                options: states.map((value) => ({ value, label: t(`state.${value}`) })),
              },
            ],
          }}
          count={posts.length}
          pages={pages}
          empty={t('none')}
        >
          <OfficeTable
            caption={t('title')}
            columns={[t('form.title'), bare(t('language')), bare(t('stateLegend')), bare(t('date')), t('translation')]}
            rows={posts.map((post) => ({
              key: post.id,
              head: <a href={`${path}/${post.id}`}>{post.title}</a>,
              note: post.author,
              cells: [
                languageName(post.language, inLanguage),
                <PostState key="state" post={post} />,
                formatDateTime(post.publishedAt, { language: inLanguage }),
                post.translation ? (
                  <a key="translation" href={`${path}/${post.translation.id}`}>
                    <LongWords>{post.translation.title}</LongWords>
                  </a>
                ) : (
                  t('noTranslation')
                ),
              ],
            }))}
          />
        </OfficeList>
        {deleted.length > 0 && <DeletedPosts posts={deleted} />}
      </Stack>
    </OfficePage>
  )
}

function DeletedPosts({ posts }: { posts: readonly DocumentRecord[] }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  return (
    <Part title={t('deleted')}>
      <OfficeTable
        caption={t('deleted')}
        columns={[t('form.title'), bare(t('revision')), bare(t('by')), { label: t('restoreOne'), holds: 'buttons' }]}
        rows={posts.map((post) => ({
          key: post.id,
          head: post.title,
          note: `/${post.language}${post.uri}`,
          cells: [
            formatDateTime(post.changedAt, { language, time: true }),
            post.changedBy,
            <RowForm key="restore" intent="restore" id={post.id} label={t('restoreTitle', { title: post.title })}>
              {t('restoreOne')}
            </RowForm>,
          ],
        }))}
      />
    </Part>
  )
}
