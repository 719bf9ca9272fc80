import { useTranslations } from 'use-intl'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/settings-company'
import { CompanyFields } from './company-fields.tsx'
import { openForm } from './open-section.ts'
import { saveSection } from './save-section.ts'
import { SectionForm } from './section-form.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionPage } from './section-page.tsx'
import { useCompanyLabels } from './use-company-labels.ts'

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
