import { useTranslations } from 'use-intl'
import type { OfficeHandle } from '../../office/permission.ts'
import { CompanyFields } from '../../office/settings/company-fields.tsx'
import { openForm } from '../../office/settings/open-section.ts'
import { saveSection } from '../../office/settings/save-section.ts'
import { SectionForm } from '../../office/settings/section-form.tsx'
import { SectionHistory } from '../../office/settings/section-history.tsx'
import { SectionPage } from '../../office/settings/section-page.tsx'
import { useCompanyLabels } from '../../office/settings/use-company-labels.ts'
import type { Route } from './+types/settings-company'
import { officeMeta } from './office-meta.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** Who the company is and where its money goes. */
export async function loader(args: Route.LoaderArgs) {
  return openForm(args, 'company')
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'company')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsCompany({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.company')
  const { labels, labelOf } = useCompanyLabels()
  const { version, fields, steps, done } = loaderData
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData} reasonHint={t('reasonHint')} reasonOptional>
        <CompanyFields labels={labels} fields={fields} sent={actionData?.sent} />
      </SectionForm>
      <SectionHistory steps={steps} labelOf={labelOf} />
    </SectionPage>
  )
}
