import { useTranslations } from 'use-intl'
import { cancellationFields } from '#domain/order/cancellation.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/settings-cancellation'
import { openForm, saveSection } from './save-section.ts'
import { SectionScreen, TermsOnPages } from './section-screen.tsx'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  return openForm(args, 'cancellation')
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'cancellation')
}

export default function SettingsCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.cancellation')
  return (
    <SectionScreen
      title={t('title')}
      lede={t('lede')}
      fields={cancellationFields}
      words={(name) => ({ label: t(`fields.${name}`), hint: t(`hints.${name}`) })}
      opened={loaderData}
      state={actionData}
      reasonHint={t('reasonHint')}
    >
      <TermsOnPages of="cancellation" value={loaderData.value} />
    </SectionScreen>
  )
}
