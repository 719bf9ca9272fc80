import { useTranslations } from 'use-intl'
import { windowsFields, windowsForm, windowsOfForm } from '#domain/settings/windows-form.ts'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { openSection } from '../../office/settings/open-section.ts'
import { saveSection } from '../../office/settings/save-section.ts'
import { SectionForm } from '../../office/settings/section-form.tsx'
import { SectionHistory } from '../../office/settings/section-history.tsx'
import { SectionPage } from '../../office/settings/section-page.tsx'
import { settingsTitle } from '../../office/settings/settings-title.ts'
import { TermsOnPages } from '../../office/settings/terms-on-pages.tsx'
import type { Route } from './+types/settings-windows'
import { officeMeta } from './office-meta.ts'

const names = ['offerHours', 'paymentMinutes', 'reminderDays', 'invoiceDays'] as const

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
  const { version, value, fields, steps, done } = loaderData
  const labels: Record<string, string> = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData}>
        {names.map((name) => (
          <OfficeTextField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            value={fields[name]}
            inputMode="numeric"
            autoComplete="off"
            sent={actionData?.sent}
          />
        ))}
      </SectionForm>
      <TermsOnPages of="windows" value={value} />
      <SectionHistory steps={steps} labelOf={(name) => labels[name] ?? name} />
    </SectionPage>
  )
}
