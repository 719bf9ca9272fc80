import { useTranslations } from 'use-intl'
import { windowFields } from '#domain/settings/windows.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/settings-windows'
import { openForm, saveSection } from './save-section.ts'
import { SectionScreen, TermsOnPages } from './section-screen.tsx'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  return openForm(args, 'windows')
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'windows')
}

export default function SettingsWindows({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.windows')
  return (
    <SectionScreen
      title={t('title')}
      lede={t('lede')}
      fields={windowFields}
      words={(name) => ({ label: t(`fields.${name}`), hint: t(`hints.${name}`) })}
      opened={loaderData}
      state={actionData}
    >
      <TermsOnPages of="windows" value={loaderData.value} />
    </SectionScreen>
  )
}
