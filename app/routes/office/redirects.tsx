import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { redirectForm, redirectSourceForm } from '#domain/address/redirect-form.ts'
import { rolesFor } from '#domain/office/role.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { EmptyState } from '../../office/empty-state.tsx'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { OfficeForm } from '../../office/office-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { OfficeTable } from '../../office/office-table.tsx'
import { readOfficeForm } from '../../office/read-office-form.ts'
import { requireMember } from '../../office/require-member.ts'
import { RowForm } from '../../office/row-form.tsx'
import { SaidDone } from '../../office/said-done.tsx'
import { useFormErrors } from '../../office/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/redirects'
import { officeMeta } from './office-meta.ts'

const path = '/office/redirects'
const doings = ['added', 'removed'] as const

/** Addresses that lead elsewhere. Those of earlier sites are not here: they are part of the program. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireMember(context, ...rolesFor('edit-content'))
  const done = new URL(request.url).searchParams.get('done')
  const all = await context.get(useCasesContext).redirects.all()
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeRedirects.title,
    redirects: all.map((one) => ({ ...one, at: one.at.toString() })),
    done: doings.find((doing) => doing === done) ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { name: by } = await requireMember(context, ...rolesFor('edit-content'))
  const { redirects } = context.get(useCasesContext)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('intent') === 'remove') {
    const read = readOfficeForm(form, redirectSourceForm)
    if (!read.ok) throw data(null, { status: 400 })
    await redirects.remove(read.value.id)
    return redirect(`${path}?done=removed`, 303)
  }
  const read = readOfficeForm(form, redirectForm)
  if (!read.ok) return data({ sent: read.sent, refusal: null }, { status: 422 })
  const outcome = await redirects.add({ ...read.value, by })
  if (outcome === 'added') return redirect(`${path}?done=added`, 303)
  return data({ sent: read.sent, refusal: outcome }, { status: 409 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeRedirects')
  const language = useLocale()
  const { redirects, done } = loaderData
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(sent, ['source', 'target'])
  const line = { autoComplete: 'off', sent }
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      <Stack gap="large">
        {done && <SaidDone title={t(`done.${done}`)} />}
        {actionData?.refusal && <Notice tone="alert" title={t(`refusal.${actionData.refusal}`)} />}
        <Panel title={t('new')}>
          <OfficeForm intent="add" errors={errors} actions={<Button size="compact">{t('add')}</Button>}>
            <OfficeTextField name="source" label={t('source')} hint={t('sourceHint')} {...line} />
            <OfficeTextField name="target" label={t('target')} hint={t('targetHint')} {...line} />
          </OfficeForm>
        </Panel>
        {redirects.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <OfficeTable
            caption={t('title')}
            columns={[t('source'), t('target'), t('since'), { label: t('remove'), holds: 'buttons' }]}
            rows={redirects.map(({ source, target, by, at }) => ({
              key: source,
              head: shown(source),
              note: by,
              cells: [
                <a key="target" href={target}>
                  {shown(target)}
                </a>,
                formatDateTime(at, { language }),
                <RowForm key="remove" intent="remove" id={source} label={t('removeName', { source: shown(source) })}>
                  {t('remove')}
                </RowForm>,
              ],
            }))}
          />
        )}
      </Stack>
    </OfficePage>
  )
}

/** With umlauts as people read them. */
function shown(address: string): string {
  return decodeURI(address)
}
