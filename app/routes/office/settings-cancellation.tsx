import { useTranslations } from 'use-intl'
import { cancellationFields, cancellationForm, cancellationOfForm } from '#domain/settings/cancellation-form.ts'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { openSection } from '../../office/settings/open-section.ts'
import { saveSection } from '../../office/settings/save-section.ts'
import { SectionForm } from '../../office/settings/section-form.tsx'
import { SectionHistory } from '../../office/settings/section-history.tsx'
import { SectionPage } from '../../office/settings/section-page.tsx'
import { settingsTitle } from '../../office/settings/settings-title.ts'
import { TermsOnPages } from '../../office/settings/terms-on-pages.tsx'
import type { Route } from './+types/settings-cancellation'
import { officeMeta } from './office-meta.ts'

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
  const { version, value, fields, steps, done } = loaderData
  const labels: Record<string, string> = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData} reasonHint={t('reasonHint')}>
        {names.map((name) => (
          <OfficeTextField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            optional={name !== 'freeDays'}
            value={fields[name]}
            inputMode="numeric"
            autoComplete="off"
            sent={actionData?.sent}
          />
        ))}
      </SectionForm>
      <TermsOnPages of="cancellation" value={value} />
      <SectionHistory steps={steps} labelOf={(name) => labels[name] ?? name} />
    </SectionPage>
  )
}
