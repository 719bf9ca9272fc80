import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { eraseForm, lookUpForm } from '#domain/data-protection/office-forms.ts'
import { privacyContext } from '#features/privacy/context.ts'
import { readNamedForm } from '#forms/office/read-office-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/data-protection-erase'
import { EraseForm } from './erase-form.tsx'
import { fileView } from './file-view.ts'
import { LookUpForm } from './look-up-form.tsx'
import { Obstacles } from './obstacles.tsx'
import { PlanList } from './plan-list.tsx'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

export function loader() {
  return null
}

/** First shows what erasing would do; the form on that page, with the address once more and a reason, does it. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { dataProtection } = context.get(privacyContext)
  const asked = await readNamedForm(request.clone(), lookUpForm, ['address'])
  if (!asked.ok) return data({ sent: asked.sent, file: null }, { status: 422 })
  const { address } = asked.value
  const view = async () => fileView(await dataProtection.lookUp(address))
  if ((await request.clone().formData()).get('intent') !== 'erase') return data({ sent: null, file: await view() })
  const form = await readNamedForm(request, eraseForm, ['address', 'again', 'reason'])
  if (!form.ok) return data({ sent: form.sent, file: await view() }, { status: 422 })
  const { reason } = form.value
  const { outcome } = await dataProtection.erase({ address, reason, actor: member })
  // Sent twice, there is nothing left to erase the second time.
  if (outcome !== 'refused') return redirect('/office/data-protection?done', 303)
  return data({ sent: form.sent, file: await view() }, { status: 409 })
}

export function headers() {
  return noTraces
}

export default function Erase({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officePrivacy')
  const back = { href: '/office/data-protection', label: t('title') }
  const { file, sent } = actionData ?? {}
  if (!file)
    return (
      <OfficePage title={t('search.title')} back={back}>
        <LookUpForm sent={sent} />
      </OfficePage>
    )
  const { address, lines, obstacles } = file
  if (lines.every(({ fate }) => fate === 'kept'))
    return (
      <OfficePage title={t('erase.title', { address })} back={back}>
        <EmptyState title={t('erase.nothing')} />
      </OfficePage>
    )
  return (
    <OfficePage title={t('erase.title', { address })} back={back} lede={<p>{t('erase.lede')}</p>}>
      <Stack gap="large">
        <Obstacles obstacles={obstacles} />
        <PlanList lines={lines} />
        {obstacles.length === 0 && <EraseForm address={address} sent={sent} />}
      </Stack>
    </OfficePage>
  )
}
