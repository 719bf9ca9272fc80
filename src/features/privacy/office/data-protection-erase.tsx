import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { eraseForm, lookUpForm } from '#domain/data-protection/office-forms.ts'
import { privacyContext } from '#features/privacy/context.ts'
import { OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readNamedForm, type SentForm } from '#forms/office/read-office-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/data-protection-erase'
import { fileView } from './file-view.ts'
import { LookUpForm, PlanList } from './look-up-form.tsx'
import { Obstacles } from './obstacles.tsx'

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

interface EraseFormProps {
  address: string
  sent: SentForm | null | undefined
}

/** Asks for the address a second time, and why. */
function EraseForm({ address, sent }: EraseFormProps) {
  const t = useTranslations('officePrivacy')
  const errors = useFormErrors(sent, ['again', 'reason'])
  return (
    <OfficeForm
      action="/office/data-protection/erase"
      intent="erase"
      errors={errors}
      actions={
        <>
          <Button kind="signal">{t('erase.submit')}</Button>
          <ButtonLink kind="secondary" href="/office/data-protection">
            {t('erase.back')}
          </ButtonLink>
        </>
      }
    >
      <input type="hidden" name="address" value={address} />
      <OfficeTextField
        name="again"
        type="email"
        label={t('erase.again')}
        hint={t('erase.againHint')}
        autoComplete="off"
        sent={sent}
      />
      <OfficeTextField
        name="reason"
        label={t('erase.reason')}
        hint={t('erase.reasonHint')}
        autoComplete="off"
        sent={sent}
      />
    </OfficeForm>
  )
}
