import { useId } from 'react'
import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { type LinkTarget, targetOf } from '#content/office/pages/editor/link-target.ts'
import { linkTargets, TargetList } from '#content/office/pages/link-lists.tsx'
import { decodedPath } from '#domain/address/paths.ts'
import { type RedirectRefusal, redirectForm, redirectSourceForm, withSlash } from '#domain/address/redirect-rule.ts'
import { servicesContext } from '#features/context.ts'
import { chosenIn, dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { askedText, backToList, folded, pageOf, pagesByNumber } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { CompactButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/redirects'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/redirects'
const first = 50
const outcomes = ['added', 'removed'] as const

/** Addresses that lead elsewhere. Those of earlier sites are not here: they are part of the program. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const text = askedText.parse(query.get('text') ?? undefined)
  const wanted = folded(text ?? '')
  const all = await context.get(servicesContext).redirects.all()
  const found = all.filter(({ source, target, by }) =>
    folded(`${decodedPath(source)} ${decodedPath(target)} ${by}`).includes(wanted),
  )
  const from = (pageOf(query) - 1) * first
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeRedirects.title,
    targets: await targetsOf(context),
    text,
    redirects: found.slice(from, from + first).map((one) => ({ ...one, at: one.at.toString() })),
    pages: pagesByNumber(path, query, { total: found.length, first }),
    done: doneOf(request, outcomes),
  }
}

async function targetsOf(context: Route.LoaderArgs['context']): Promise<LinkTarget[]> {
  const pages = context.get(officeContext).service.content?.pages
  return pages ? await linkTargets(pages) : []
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = memberOf(context)
  const { redirects } = context.get(servicesContext)
  return dispatchForm(request, {
    add: (form) =>
      takeForm(form, redirectForm, async (added, sent) => {
        const target = withSlash(targetOf(added.target, await targetsOf(context)))
        const result = await redirects.add({ source: added.source, target, by })
        if (result.outcome === 'done') return redirect(`${path}?done=added`, 303)
        const [field, message] = mistakes[result.refusal.reason]
        return refuseForm(sent, { errors: { [field]: [message] } }, 409)
      }),
    remove: async (form) => {
      await redirects.remove(chosenIn(form, redirectSourceForm).id, by)
      return backToList(path, request, 'removed')
    },
  })
}

const mistakes: Readonly<Record<RedirectRefusal, readonly ['source' | 'target', string]>> = {
  'no-source': ['source', 'officeRedirects.refusal.no-source'],
  'no-target': ['target', 'officeRedirects.refusal.no-target'],
  program: ['source', 'officeRedirects.refusal.program'],
  legacy: ['source', 'officeRedirects.refusal.legacy'],
  page: ['source', 'officeRedirects.refusal.page'],
  same: ['target', 'officeRedirects.refusal.same'],
  taken: ['source', 'officeRedirects.refusal.taken'],
  loop: ['target', 'officeRedirects.refusal.loop'],
  chain: ['target', 'officeRedirects.refusal.chain'],
  'chain-before': ['source', 'officeRedirects.refusal.chain-before'],
  nowhere: ['target', 'officeRedirects.refusal.nowhere'],
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeRedirects')
  const language = useLocale()
  const { text, redirects, pages, targets, done } = loaderData
  const list = useId()
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
      title={t('title')}
      lede={<p>{t('lede')}</p>}
    >
      <Stack gap="large">
        <Panel title={t('new')}>
          <OfficeForm
            intent="add"
            sent={actionData?.sent}
            actions={<CompactButton kind="primary">{t('add')}</CompactButton>}
          >
            <OfficeTextField name="source" label={t('source')} hint={t('sourceHint')} />
            <OfficeTextField name="target" label={t('target')} hint={t('targetHint')} list={list} />
            <TargetList id={list} targets={targets} />
          </OfficeForm>
        </Panel>
        <OfficeList
          path={path}
          filters={{ text: { hint: t('searchHint'), value: text } }}
          count={redirects.length}
          pages={pages}
          empty={t('none')}
        >
          <OfficeTable
            caption={t('title')}
            columns={[t('source'), t('target'), t('since'), { label: t('remove'), holds: 'buttons' }]}
            rows={redirects.map(({ source, target, by, at }) => ({
              key: source,
              head: decodedPath(source),
              note: by,
              cells: [
                <a key="target" href={target}>
                  {decodedPath(target)}
                </a>,
                formatDateTime(at, { language }),
                <ConfirmRowForm
                  key="remove"
                  intent="remove"
                  id={source}
                  offer={t('remove')}
                  about={decodedPath(source)}
                  meaning={t('removeMeans')}
                />,
              ],
            }))}
          />
        </OfficeList>
      </Stack>
    </OfficePage>
  )
}
