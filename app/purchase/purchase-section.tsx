import type { ReactNode } from 'react'
import { Section } from '../ui/section.tsx'
import { Stack } from '../ui/stack.tsx'
import { FailureNotice } from './failure-notice.tsx'

interface PurchaseSectionProps {
  heading: string
  /** Whether the last attempt broke. */
  failed: boolean
  children: ReactNode
}

/** The part of a page that orders; links to it end in `#book`. */
export function PurchaseSection({ heading, failed, children }: PurchaseSectionProps) {
  return (
    <Section id="book" labelledBy="book-title">
      <Stack gap="large">
        <h2 id="book-title">{heading}</h2>
        {failed && <FailureNotice />}
        {children}
      </Stack>
    </Section>
  )
}
