import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OfficePage } from '#frame/office/office-page.tsx'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { Stack } from '#ui/stack.tsx'

interface SectionPageProps {
  title: string
  lede: ReactNode
  /** Whether something has just been saved. */
  done?: boolean | undefined
  children: ReactNode
}

/** A screen of the settings, with the way back to all of them. */
export function SectionPage({ title, lede, done = false, children }: SectionPageProps) {
  const t = useTranslations('officeSettings')
  return (
    <OfficePage
      done={done && <SuccessBanner title={t('saved')} />}
      title={title}
      back={{ href: '/office/settings', label: t('title') }}
      lede={<p>{lede}</p>}
    >
      <Stack gap="huge">{children}</Stack>
    </OfficePage>
  )
}
