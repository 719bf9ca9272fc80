import { useTranslations } from 'use-intl'
import { groupDiscount } from '#domain/pricing/tariff.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Text } from '#ui/text.tsx'

/** The group discount on dates with these limits of people per booking, if the office has it shown (docs/rules/pricing.md). */
export function GroupDiscountText({ limits }: { limits: readonly number[] }) {
  const t = useTranslations('workshops')
  const { discountMessage } = useSiteSettings().prices
  const discount = groupDiscount(limits)
  if (discountMessage === 'hidden' || !discount) return null
  return <Text>{t('groupDiscount', { ...discount, varies: discount.varies ? 'yes' : 'no' })}</Text>
}
