import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { postMoveForm } from '#domain/blog/post-form.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/post-address'
import { contentService } from './content-service.ts'
import { AddressForm, postMoveProblems } from './pages/address-form.tsx'
import { LinkingList } from './pages/link-lists.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = contentService(context)
  const post = orNotFound(await posts.find(params.post))
  const { id, language, slug, revision, text } = post
  const links = await posts.linksTo({ id, language, uri: `/blog/${slug}` })
  return { title: text.title, post: { id, language, slug, revision, title: text.title }, links }
}

/** 422 for an address that it cannot have, 409 when the post has changed meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const id = params.post
  return takeForm(request, postMoveForm, async ({ revision: expected, to }, sent) => {
    const moved = await contentService(context).posts.move({ id, by, expected, to: `/blog/${to}` })
    if (moved.outcome === 'done') return redirect(`/office/posts/${id}?done=moved`, 303)
    const { reason } = moved.refusal
    if (!(reason === 'same' || reason === 'legacy' || reason === 'taken' || reason === 'stale'))
      throw data(null, { status: 404 })
    return refuseForm(sent, { errors: { to: [postMoveProblems[reason]] } }, reason === 'stale' ? 409 : 422)
  })
}

export default function PostAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const tPages = useTranslations('officePages')
  const { post, links } = loaderData
  const href = `/office/posts/${post.id}`
  return (
    <OfficePage
      title={tPages('address.of', { title: post.title })}
      back={{ href, label: post.title }}
      lede={<p>{t('address.lede')}</p>}
    >
      <Stack gap="large">
        <AddressForm
          seen={{ revision: post.revision }}
          hint={t('address.hint', { before: `/${post.language}/blog/` })}
          value={post.slug}
          sent={actionData?.sent}
          back={href}
        />
        <Panel title={t('address.links')}>
          <LinkingList links={links} none={t('address.noLinks')} />
        </Panel>
      </Stack>
    </OfficePage>
  )
}
