import { useTranslations } from 'use-intl'
import { AmountList } from '../ui/amount-list.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Subject } from '../ui/subject.tsx'
import { Text } from '../ui/text.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import type { WorkshopView } from '../workshops/workshop-view.ts'
import type { FormQuote } from './form-quote.ts'
import type { SummaryState } from './order-form.tsx'
import { useQuoteRows } from './quote-rows.ts'

interface BookingSummaryProps extends SummaryState {
  workshop: WorkshopView
  price: FormQuote | null
  /** Nothing is ordered yet: the button registers for the waitlist. */
  waits: boolean
}

/** What is booked, what it costs, and the one button that orders. */
export function BookingSummary({ workshop, price, waits, updateButton, busy }: BookingSummaryProps) {
  const t = useTranslations('booking')
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const note = workshop.live?.payment === 'card' ? t('summaryNoteCard') : t('summaryNote')
  const summaryNote = waits ? t('summaryNoteWait') : note
  return (
    <Panel title={t('summary')}>
      <Subject sticker={stickerOf(workshop.certification)} title={workshop.title}>
        {words.dates(workshop)}, {words.place(workshop)}
      </Subject>
      <div aria-live="polite">
        {price ? <AmountList rows={rows(price.quote)} /> : <Text size="small">{t('noPrice')}</Text>}
        {price?.countryAssumed && workshop.live?.delivery === 'online' && (
          <Text size="tiny" tone="quiet">
            {t('vatAssumed')}
          </Text>
        )}
      </div>
      <noscript>{updateButton}</noscript>
      <Button kind={waits ? 'primary' : 'signal'} wide aria-disabled={busy || undefined}>
        {waits ? t('submitWait') : t('submit')}
      </Button>
      <Text size="tiny" tone="quiet">
        {summaryNote}
      </Text>
    </Panel>
  )
}
