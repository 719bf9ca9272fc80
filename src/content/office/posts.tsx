import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { asked, askedText, pageOf, pagesByNumber } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/posts'
import { contentService } from './content-service.ts'
import { PostState } from './posts/post-steps.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/posts'
const first = 50
const states = ['draft', 'changed', 'planned', 'published'] as const
const params = z.object({ text: askedText, language: asked(z.enum(languages)), state: asked(z.enum(states)) })

/** The posts of the blog in both languages, newest first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = params.parse(Object.fromEntries(query))
  const { posts, total } = await contentService(context).posts.list({ ...search, page: pageOf(query), first })
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officePosts.title,
    search,
    posts,
    pages: pagesByNumber(path, query, { total, first }),
    isRemoved: query.get('done') === 'removed',
  }
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const inLanguage = useLocale()
  const { posts, search, pages, isRemoved } = loaderData
  return (
    <OfficePage
      done={isRemoved && <SuccessBanner title={t('done.removed')} />}
      title={t('title')}
      actions={<ButtonLink href={`${path}/new`}>{t('new')}</ButtonLink>}
    >
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
          columns={[t('form.title'), t('language'), t('stateLegend'), t('date'), t('translation')]}
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
                  {post.translation.title}
                </a>
              ) : (
                t('noTranslation')
              ),
            ],
          }))}
        />
      </OfficeList>
    </OfficePage>
  )
}
