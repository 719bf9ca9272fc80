import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Quote } from '#domain/pricing/quote.ts'
import { useErrorList } from '../booking/use-error-list.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Stack } from '../ui/stack.tsx'
import { StickyBar } from '../ui/sticky-bar.tsx'
import { WithAside } from '../ui/with-aside.tsx'

interface PurchaseFrameProps {
  formId: string
  /** All that is wrong, by field; null while nothing is. */
  errors: Record<string, string[] | null> | null
  quote: Quote | null
  /** '3 Tickets' */
  extent: string
  summary: ReactNode
  children: ReactNode
}

/** The parts of an order form: what is wrong on top, the questions, and beside them what it comes to. */
export function PurchaseFrame({ formId, errors, quote, extent, summary, children }: PurchaseFrameProps) {
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  const language = useLocale()
  const list = useErrorList(formId)(errors ?? {})
  return (
    <Stack gap="large">
      {list.length > 0 && (
        <ErrorSummary title={t('errorTitle', { count: list.length })} errors={list} note={purchase('errorKept')} />
      )}
      <WithAside aside={<div id="summary">{summary}</div>}>
        {children}
        {quote && (
          <StickyBar
            amount={formatMoney(quote.gross, language)}
            note={purchase('totalShort', { extent })}
            action={
              <ButtonLink kind="primary" size="compact" href="#summary">
                {t('toSummary')}
              </ButtonLink>
            }
          />
        )}
      </WithAside>
    </Stack>
  )
}
