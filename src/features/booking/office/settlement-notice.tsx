import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/format-money.ts'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import type { SettlementView } from './settlement-view.ts'

/** What is still to be done with the money of a cancelled booking. Empty where nothing is. */
export function SettlementNotice({ settlement }: { settlement: SettlementView }) {
  const t = useTranslations('officeBookings.settlement')
  const language = useLocale()
  const { way, fee, percent, due, giveBack, toPay, kept } = settlement
  if (fee === 'none' && giveBack === 0) return null
  const amounts = {
    due: formatMoney(due, language),
    giveBack: formatMoney(giveBack, language),
    toPay: formatMoney(toPay, language),
    kept: formatMoney(kept, language),
  }
  const next = nextOf(settlement)
  return (
    <Notice tone="info" title={t(`title.${next}`, amounts)}>
      <Text>{t('why', { way, fee, percent, ...amounts })}</Text>
      {next !== 'settled' && <Text>{t(`next.${next}`, amounts)}</Text>}
      {way === 'terms' && <Text>{t('resold')}</Text>}
    </Notice>
  )
}

function nextOf({ fee, giveBack, toPay }: SettlementView): 'share' | 'giveBack' | 'toPay' | 'settled' {
  if (fee === 'share') return 'share'
  if (giveBack > 0) return 'giveBack'
  return toPay > 0 ? 'toPay' : 'settled'
}
