import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { restoreForm } from '#domain/content/page-forms.ts'
import { chosenIn } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { CompactButton, TextButton } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { comparePages } from '../compare-pages.ts'
import type { DocumentRevision } from '../ports/documents.ts'
import type { Route } from './+types/page-history'
import { ownPagesService } from './content-service.ts'
import styles from './documents.module.css'
import { Differences } from './pages/differences.tsx'
import { pageHref } from './pages/page-href.ts'
import { doneWithPage, PageNotice, usePageAuthor } from './pages/page-state.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** As far back as the list goes. */
const most = 100

/** What was done with a page, also with one that is gone; two of its versions compared (`?from=3&to=5`, else the last two). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { service } = ownPagesService(context)
  const revisions = await service.revisions(params.page, most)
  const [last, previous] = revisions
  if (!last) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const chosen = (name: string, otherwise: DocumentRevision) =>
    revisions.find(({ number }) => String(number) === query.get(name)) ?? otherwise
  const from = chosen('from', previous ?? last)
  const to = chosen('to', last)
  const [before, after] = await Promise.all([from, to].map(({ number }) => service.revision(params.page, number)))
  return {
    id: params.page,
    title: last.title,
    isGone: last.kind === 'deleted',
    revisions,
    from: from.number,
    to: to.number,
    differences: before && after ? comparePages(before, after) : [],
    done: doneWithPage(request),
  }
}

/** Brings an earlier version back as a draft. 409 when the page has changed meanwhile, or its address is taken. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, service } = ownPagesService(context)
  const step = chosenIn(await formBody(request), restoreForm)
  const outcome = await service.restore({ id: params.page, by: member.name, ...step })
  if (outcome.outcome === 'refused') return data({ refused: outcome.refusal.reason }, { status: 409 })
  return redirect(`${pageHref(params.page)}?done=restored`, 303)
}

export default function PageHistory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { id, title, isGone, revisions, from, to, differences, done } = loaderData
  const back = isGone ? { href: '/office/pages', label: t('title') } : { href: pageHref(id), label: title }
  return (
    <OfficePage
      done={!actionData && <PageNotice done={done} />}
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

interface RevisionChoiceProps {
  revisions: readonly DocumentRevision[]
  from: number
  to: number
}

function RevisionChoice({ revisions, from, to }: RevisionChoiceProps) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const options = revisions.map(({ number, at }) => ({
    value: String(number),
    label: `${number} · ${formatDateTime(at, { language, time: true })}`,
  }))
  return (
    <>
      <Heading level={2} size="part">
        {t('compare.title')}
      </Heading>
      <form className={styles.versions}>
        <Field id="from" label={t('compare.from')}>
          {(control) => (
            <Select {...control} name="from" options={options} defaultValue={String(from)} autoComplete="off" />
          )}
        </Field>
        <Field id="to" label={t('compare.to')}>
          {(control) => (
            <Select {...control} name="to" options={options} defaultValue={String(to)} autoComplete="off" />
          )}
        </Field>
        <CompactButton>{t('compare.submit')}</CompactButton>
      </form>
    </>
  )
}

function RevisionRows({ revisions }: { revisions: readonly DocumentRevision[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const [last] = revisions
  return (
    <OfficeTable
      caption={t('history.title')}
      columns={[
        t('history.number'),
        bare(t('history.kind')),
        bare(t('history.by')),
        bare(t('history.at')),
        { label: t('history.back'), holds: 'buttons' },
      ]}
      rows={revisions.map((revision) => ({
        key: String(revision.number),
        head: t('history.version', { number: revision.number }),
        cells: [
          t(`history.did.${revision.kind}`),
          author(revision.by),
          formatDateTime(revision.at, { language, time: true }),
          revision === last && revision.kind !== 'deleted' ? null : (
            <form key="restore" method="post">
              <input type="hidden" name="number" value={revision.number} />
              <input type="hidden" name="expected" value={last?.number} />
              <TextButton type="submit" aria-label={t('history.restoreNumber', { number: revision.number })}>
                {t('history.restore')}
              </TextButton>
            </form>
          ),
        ],
      }))}
    />
  )
}
