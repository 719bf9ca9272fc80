import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { postStepForm } from '#domain/blog/post-form.ts'
import { chosenIn } from '#forms/form-action.ts'
import { OfficeForm, StaleNotice } from '#forms/office/office-form.tsx'
import { formBody } from '#forms/read-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/post-revision'
import { contentService } from './content-service.ts'
import { TextCompare } from './posts/text-compare.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = contentService(context)
  const post = await posts.find(params.post)
  const number = Number(params.revision)
  const held = post && Number.isSafeInteger(number) ? await posts.revisionText(post.id, number) : null
  const revision = post && (await posts.revisions(post.id, 100)).find((one) => one.number === number)
  if (!(post && held && revision)) throw data(null, { status: 404 })
  return { title: post.text.title, post, held, revision }
}

/** Brings it back as a draft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const { revision: expected } = chosenIn(await formBody(request), postStepForm)
  const step = { id: params.post, number: Number(params.revision), expected, by }
  const restored = await contentService(context).posts.restore(step)
  if (restored.outcome === 'refused') {
    if (restored.refusal.reason === 'missing') throw data(null, { status: 404 })
    return data({ isStale: true }, { status: 409 })
  }
  return redirect(`/office/posts/${params.post}?done=restored`, 303)
}

export default function PostRevision({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  const { post, held, revision } = loaderData
  const at = formatDateTime(revision.at, { language, time: true })
  return (
    <OfficePage title={t('revisionOf', { at })} back={{ href: `/office/posts/${post.id}`, label: post.text.title }}>
      <Stack gap="large">
        {actionData?.isStale && (
          <StaleNotice>
            <p>{t('staleRestore')}</p>
          </StaleNotice>
        )}
        <TextCompare one={{ name: at, text: held }} other={{ name: t('latest'), text: post.text }} />
        <OfficeForm hidden={{ revision: post.revision }} actions={<Button>{t('restore')}</Button>}>
          <p>{t('restoreText')}</p>
        </OfficeForm>
      </Stack>
    </OfficePage>
  )
}
