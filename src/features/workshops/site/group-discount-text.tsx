import { useTranslations } from 'use-intl'
import { groupDiscount } from '#domain/pricing/tariff.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Text } from '#ui/text.tsx'
import type { WorkshopView } from './workshop-view.ts'

/** The group discount on these dates, if the office has it shown (docs/rules/pricing.md). */
export function GroupDiscountText({ workshops }: { workshops: readonly WorkshopView[] }) {
  const t = useTranslations('workshops')
  const { discountMessage } = useSiteSettings().prices
  const discount = groupDiscount(workshops.filter(({ live }) => live).map(({ participantLimit }) => participantLimit))
  if (discountMessage === 'hidden' || !discount) return null
  return <Text>{t('groupDiscount', { ...discount, varies: discount.varies ? 'yes' : 'no' })}</Text>
}
