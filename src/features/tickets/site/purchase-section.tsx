import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RefusalNotice } from '#features/booking/site/refusal-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'

export type PurchaseProblem = 'failed' | 'too-many-orders'

interface PurchaseSectionProps {
  heading: string
  /** Why the last attempt failed: an error or a refusal. */
  problem: PurchaseProblem | null
  children: ReactNode
}

/** The order section of a page; links to it end in `#book`. */
export function PurchaseSection({ heading, problem, children }: PurchaseSectionProps) {
  return (
    <Section id="book" labelledBy="book-title">
      <Stack gap="large">
        <h2 id="book-title">{heading}</h2>
        {problem === 'failed' && <FailureNotice />}
        {problem === 'too-many-orders' && <RefusalNotice refusal={{ reason: problem }} />}
        {children}
      </Stack>
    </Section>
  )
}

/** Reports that nothing was ordered because of an error (docs/product.md#booking-form). */
function FailureNotice() {
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  return (
    <Notice tone="alert" title={t('failureTitle')} headingLevel={3}>
      <Text>{t('failureText')}</Text>
      <Text size="small">{purchase('failureKept')}</Text>
    </Notice>
  )
}
