import { useTranslations } from 'use-intl'
import type { Quote } from '#domain/pricing/quote.ts'
import type { SummaryState } from '../booking/order-form.tsx'
import { useQuoteRows } from '../booking/quote-rows.ts'
import { AmountList } from '../ui/amount-list.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Subject } from '../ui/subject.tsx'
import { Text } from '../ui/text.tsx'

export interface PurchaseSummaryProps extends SummaryState {
  sticker: string
  title: string
  /** '3 Tickets, ein Jahr Zugang' */
  extent: string
  /** Null while nothing that is sold is chosen. */
  quote: Quote | null
  countryAssumed: boolean
  /** How it is paid. */
  note: string
}

/** What is ordered, what it costs, and the one button that orders. */
export function PurchaseSummary(props: PurchaseSummaryProps) {
  const { sticker, title, extent, quote, countryAssumed, note, updateButton, busy } = props
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  const rows = useQuoteRows()
  return (
    <Panel title={purchase('summary')}>
      <Subject sticker={sticker} title={title}>
        {extent}
      </Subject>
      <div aria-live="polite">
        {quote ? <AmountList rows={rows(quote)} /> : <Text size="small">{purchase('noPrice')}</Text>}
        {countryAssumed && (
          <Text size="tiny" tone="quiet">
            {t('vatAssumed')}
          </Text>
        )}
      </div>
      <noscript>{updateButton}</noscript>
      <Button kind="signal" wide aria-disabled={busy || undefined}>
        {t('submit')}
      </Button>
      <Text size="tiny" tone="quiet">
        {note}
      </Text>
    </Panel>
  )
}
