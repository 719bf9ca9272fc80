import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { lookUpForm } from '#domain/data-protection/office-forms.ts'
import { privacyContext } from '#features/privacy/context.ts'
import { takeForm } from '#forms/form-action.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/data-protection-file'
import { FileSheet } from './file-sheet.tsx'
import { fileView } from './file-view.ts'
import { LookUpForm, PlanList } from './look-up-form.tsx'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

/** There is a file only for an address, and that comes by POST. */
export function loader() {
  return null
}

/** Looks up what is known; changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  return takeForm(request, lookUpForm, async ({ address }) => {
    const known = await context.get(privacyContext).dataProtection.lookUp(address)
    return { sent: null, file: fileView(known) }
  })
}

export function headers() {
  return noTraces
}

export default function PersonFile({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  const back = { href: '/office/data-protection', label: t('title') }
  const file = actionData && 'file' in actionData ? actionData.file : null
  if (!file)
    return (
      <OfficePage title={t('search.title')} back={back}>
        <LookUpForm sent={actionData?.sent} />
      </OfficePage>
    )
  const { address, sections, lines, erasedAt } = file
  const canErase = lines.some(({ fate }) => fate !== 'kept')
  return (
    <OfficePage
      title={t('file.title', { address })}
      back={back}
      actions={
        sections.length > 0 && (
          <>
            <AddressButton action="/office/data-protection/download" address={address}>
              {t('file.download')}
            </AddressButton>
            <PrintButton>{t('file.print')}</PrintButton>
            {canErase && (
              <AddressButton action="/office/data-protection/erase" intent="look-up" address={address}>
                {t('file.erase')}
              </AddressButton>
            )}
          </>
        )
      }
    >
      <Stack gap="large">
        {erasedAt.map((at) => (
          <Notice
            key={at}
            tone="info"
            title={t('file.erasedAt', { day: formatDateTime(at, { language, time: true }) })}
          />
        ))}
        {sections.length === 0 && <EmptyState title={t('file.nothing')}>{t('file.nothingText')}</EmptyState>}
        {sections.length > 0 && !canErase && <PlanList lines={lines} />}
        <FileSheet sections={sections} />
      </Stack>
    </OfficePage>
  )
}

interface AddressButtonProps {
  action: string
  intent?: string
  address: string
  kind?: 'primary' | 'secondary' | undefined
  children: ReactNode
}

/** A button that takes an address along without writing it into the address of a page. */
function AddressButton({ action, intent, address, kind = 'secondary', children }: AddressButtonProps) {
  return (
    <form method="post" action={action}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="address" value={address} />
      <Button kind={kind} size="compact">
        {children}
      </Button>
    </form>
  )
}
