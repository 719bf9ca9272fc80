import { useLocale, useTranslations } from 'use-intl'
import { isLanguage, languages } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { PageLinks } from '#lists/page-links.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FilterForm } from '#ui/filter-form.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/posts'
import { contentService } from './content-service.ts'
import { PostState } from './posts/post-state.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/posts'
const first = 50
const states = ['draft', 'changed', 'planned', 'published'] as const

/** The posts of the blog in both languages, newest first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = query.get('language')
  const language = isLanguage(asked) ? asked : null
  const state = states.find((known) => known === query.get('state')) ?? null
  const page = Math.min(Math.max(Number.parseInt(query.get('page') ?? '1', 10) || 1, 1), 10_000)
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officePosts.title,
    ...(await contentService(context).posts.list({ language, state, page, first })),
    language,
    state,
    page,
    isRemoved: query.get('done') === 'removed',
  }
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const languageName = useTranslations('officePages.language')
  const inLanguage = useLocale()
  const { posts, total, language, state, page, isRemoved } = loaderData
  const groups = [
    {
      name: 'language',
      legend: t('language'),
      value: language ?? '',
      options: [{ value: '', label: t('all') }, ...languages.map((value) => ({ value, label: languageName(value) }))],
    },
    {
      name: 'state',
      legend: t('stateLegend'),
      value: state ?? '',
      options: [{ value: '', label: t('all') }, ...states.map((value) => ({ value, label: t(`state.${value}`) }))],
    },
  ]
  const query = { ...(language && { language }), ...(state && { state }) }
  return (
    <OfficePage
      done={isRemoved && <SuccessBanner title={t('done.removed')} />}
      title={t('title')}
      actions={<ButtonLink href={`${path}/new`}>{t('new')}</ButtonLink>}
    >
      <Stack gap="large">
        <FilterForm
          action={path}
          groups={groups}
          label={t('filter')}
          result={t('count', { count: total })}
          applyLabel={t('apply')}
        />
        {posts.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <OfficeTable
            caption={t('title')}
            columns={[t('form.title'), t('language'), t('stateLegend'), t('date'), t('translation')]}
            rows={posts.map((post) => ({
              key: post.id,
              head: <a href={`${path}/${post.id}`}>{post.title}</a>,
              note: post.author,
              cells: [
                languageName(post.language),
                <PostState key="state" post={post} />,
                formatDateTime(post.publishedAt, { language: inLanguage }),
                post.translation ? (
                  <a key="translation" href={`${path}/${post.translation.id}`}>
                    {post.translation.title}
                  </a>
                ) : (
                  t('noTranslation')
                ),
              ],
            }))}
          />
        )}
        <PageLinks path={path} query={query} page={page} total={total} first={first} />
      </Stack>
    </OfficePage>
  )
}
