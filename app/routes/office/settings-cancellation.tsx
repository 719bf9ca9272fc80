import { useTranslations } from 'use-intl'
import { cancellationFields, cancellationForm, cancellationOfForm } from '#domain/settings/cancellation-form.ts'
import type { OfficeHandle } from '../../office/permission.ts'
import { NumberSection } from '../../office/settings/number-section.tsx'
import { openSection } from '../../office/settings/open-section.ts'
import { saveSection } from '../../office/settings/save-section.ts'
import { settingsTitle } from '../../office/settings/settings-title.ts'
import { TermsOnPages } from '../../office/settings/terms-on-pages.tsx'
import type { Route } from './+types/settings-cancellation'
import { officeMeta } from './office-meta.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

const names = ['freeDays', 'partDays', 'partPercent'] as const

/** What it costs to cancel a booking. */
export async function loader(args: Route.LoaderArgs) {
  const { value, ...opened } = await openSection(args, 'cancellation')
  return { ...opened, title: settingsTitle(args.context, 'cancellation'), fields: cancellationFields(value), value }
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, {
    section: 'cancellation',
    schema: cancellationForm,
    valueFrom: cancellationOfForm,
    fieldsOf: cancellationFields,
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.cancellation')
  return (
    <NumberSection
      title={t('title')}
      lede={t('lede')}
      fields={names.map((name) => ({
        name,
        label: t(`fields.${name}`),
        hint: t(`hints.${name}`),
        value: loaderData.fields[name],
        optional: name !== 'freeDays',
      }))}
      opened={loaderData}
      state={actionData}
      reasonHint={t('reasonHint')}
    >
      <TermsOnPages of="cancellation" value={loaderData.value} />
    </NumberSection>
  )
}
