import { useLocale, useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import { formatPrice } from '../i18n/format-money.ts'
import type { BoxField } from './booking-fields.ts'
import { TickField } from './tick-field.tsx'

/** Takes the self-paced introduction along, for one person (SPEC §9: 79 instead of 99). */
export function IntroductionField({ field }: { field: BoxField }) {
  const t = useTranslations('booking')
  const language = useLocale()
  const { prices } = useHouse()
  const price = formatPrice(prices.introduction, language)
  const normal = formatPrice(prices.tickets.flin, language)
  return (
    <TickField field={field} label={t('addOn')} hint={t('addOnText', { price, normal })} framedWith={`+ ${price}`} />
  )
}
