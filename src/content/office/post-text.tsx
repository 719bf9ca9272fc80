import puckStyles from '@puckeditor/core/no-external.css?url'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteLinks } from '#domain/content/links.ts'
import { servicesContext } from '#features/context.ts'
import { formBody } from '#forms/read-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/post-text'
import { contentService } from './content-service.ts'
import { EditorPlace } from './pages/editor-place.tsx'
import { DeadLinksNotice, linkTargets } from './pages/link-lists.tsx'
import { siteHref } from './pages/page-href.ts'
import { answerOrNone, saveEdited } from './pages/save-answer.ts'
import { PostState } from './posts/post-steps.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts, pages } = contentService(context)
  const [page, post] = await Promise.all([posts.open(params.post), posts.find(params.post)])
  if (!page || !post) throw data(null, { status: 404 })
  const translation = page.translation && (await posts.open(page.translation.id))
  const targets = await linkTargets(pages, page.language)
  const deadLinks = await context.get(servicesContext).brokenLinks(siteLinks(page.content.blocks))
  const { title } = page
  return { title, page, translation, pictures: await pages.pictures(), targets, deadLinks, excerpt: post.text.excerpt }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  return saveEdited(contentService(context).posts, await formBody(request), { id: params.post, by })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrNone(serverAction)
}

/** As on the screen of a page. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: puckStyles }]

export default function PostText({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const { page, excerpt, deadLinks, ...place } = loaderData
  const href = `/office/posts/${page.id}`
  const state = page.state === 'gone' ? 'draft' : page.state
  return (
    <OfficePage
      title={<span lang={page.language}>{page.title}</span>}
      back={{ href, label: t('canvas.back') }}
      lede={
        <p>
          <PostState post={{ state, publishAt: page.plannedAt }} /> <code>{siteHref(page)}</code>
        </p>
      }
    >
      <Stack gap="medium">
        <DeadLinksNotice links={deadLinks} />
        <EditorPlace {...place} page={page} excerpt={excerpt} without={t('canvas.without')} />
      </Stack>
    </OfficePage>
  )
}
