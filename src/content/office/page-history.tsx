import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { restoreForm } from '#domain/content/page-forms.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { comparePages } from '../compare-pages.ts'
import type { PageRevision } from '../ports/page-service.ts'
import type { Route } from './+types/page-history'
import { Differences } from './pages/differences.tsx'
import { pageHref } from './pages/page-href.ts'
import { doneWithPage, PageNotice } from './pages/page-notice.tsx'
import { ownPagesService } from './pages/pages-service.ts'
import { RevisionChoice } from './pages/revision-choice.tsx'
import { RevisionRows } from './pages/revision-rows.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** As far back as the list goes. */
const most = 100

/** What was done with a page, also with one that is gone; two of its versions compared (`?from=3&to=5`, else the last two). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { service } = ownPagesService(context)
  const revisions = await service.revisions(params.page, most)
  const [last, before] = revisions
  if (!last) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const chosen = (name: string, otherwise: PageRevision) =>
    revisions.find(({ number }) => String(number) === query.get(name)) ?? otherwise
  const from = chosen('from', before ?? last)
  const to = chosen('to', last)
  return {
    id: params.page,
    title: last.content.title,
    isGone: last.kind === 'deleted',
    revisions: revisions.map(({ content: _content, ...revision }) => revision),
    from: from.number,
    to: to.number,
    differences: comparePages(from.content, to.content),
    done: doneWithPage(request),
  }
}

/** Brings an earlier version back as a draft. 409 when the page has changed meanwhile, or its address is taken. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, service } = ownPagesService(context)
  const form = await request.formData().catch(() => new FormData())
  const read = readOfficeForm(form, restoreForm)
  if (!read.ok) throw data(null, { status: 400 })
  const outcome = await service.restore({ id: params.page, by: member.name, ...read.value })
  if (outcome.outcome === 'refused') return data({ refused: outcome.reason }, { status: 409 })
  return redirect(`${pageHref(params.page)}?done=restored`, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function PageHistory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { id, title, isGone, revisions, from, to, differences, done } = loaderData
  const back = isGone ? { href: '/office/pages', label: t('title') } : { href: pageHref(id), label: title }
  return (
    <OfficePage
      done={<PageNotice done={done} />}
      title={t('history.of', { title })}
      back={back}
      lede={<p>{t('history.lede')}</p>}
    >
      <Stack gap="large">
        {actionData && <Notice tone="alert" title={t(`refusal.${actionData.refused}`)} />}
        <RevisionRows revisions={revisions} />
        {revisions.length > 1 && (
          <Stack gap="medium">
            <RevisionChoice revisions={revisions} from={from} to={to} />
            <Differences differences={differences} />
          </Stack>
        )}
      </Stack>
    </OfficePage>
  )
}
