import { useLocale, useTranslations } from 'use-intl'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { TickField } from '#forms/tick-field.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import type { BoxField } from './booking-fields.ts'

interface DiscoverFieldProps {
  field: BoxField
  delivery: LiveDate['delivery']
}

/** Discover for everyone of the booking: what it adds, and what it costs more (docs/rules/pricing.md). */
export function DiscoverField({ field, delivery }: DiscoverFieldProps) {
  const t = useTranslations('booking')
  const { discover } = useSiteSettings().prices
  const price = formatPrice(delivery === 'online' ? discover.online : discover.onSite, useLocale())
  return (
    <TickField
      field={field}
      label={t('discover')}
      hint={t('discoverText')}
      framedWith={t('discoverPrice', { price })}
    />
  )
}
