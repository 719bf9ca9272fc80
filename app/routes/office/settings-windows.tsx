import { useTranslations } from 'use-intl'
import { windowsFields, windowsForm, windowsOfForm } from '#domain/settings/windows-form.ts'
import type { OfficeHandle } from '../../office/permission.ts'
import { NumberSection } from '../../office/settings/number-section.tsx'
import { openSection } from '../../office/settings/open-section.ts'
import { saveSection } from '../../office/settings/save-section.ts'
import { settingsTitle } from '../../office/settings/settings-title.ts'
import { TermsOnPages } from '../../office/settings/terms-on-pages.tsx'
import type { Route } from './+types/settings-windows'
import { officeMeta } from './office-meta.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

const names = [
  'offerHours',
  'paymentMinutes',
  'reminderDays',
  'invoiceDays',
  'confirmHours',
  'seatsPerSender',
  'seatsPerAddress',
  'seatsPerDate',
] as const

/** How long things may take. */
export async function loader(args: Route.LoaderArgs) {
  const { value, ...opened } = await openSection(args, 'windows')
  return { ...opened, title: settingsTitle(args.context, 'windows'), fields: windowsFields(value), value }
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, {
    section: 'windows',
    schema: windowsForm,
    valueFrom: windowsOfForm,
    fieldsOf: windowsFields,
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsWindows({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.windows')
  return (
    <NumberSection
      title={t('title')}
      lede={t('lede')}
      fields={names.map((name) => ({
        name,
        label: t(`fields.${name}`),
        hint: t(`hints.${name}`),
        value: loaderData.fields[name],
      }))}
      opened={loaderData}
      state={actionData}
    >
      <TermsOnPages of="windows" value={loaderData.value} />
    </NumberSection>
  )
}
