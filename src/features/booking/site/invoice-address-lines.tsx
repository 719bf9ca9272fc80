import { useLocale, useTranslations } from 'use-intl'
import type { InvoiceAddress } from '#domain/order/order.ts'
import { countryName } from '#i18n/format-dates.ts'
import { Text } from '#ui/text.tsx'

interface InvoiceAddressLinesProps {
  invoice: InvoiceAddress
  /** The booker, shown first when there is no company. */
  name: string
}

/** An invoice address as on an envelope. */
export function InvoiceAddressLines({ invoice, name }: InvoiceAddressLinesProps) {
  const t = useTranslations('order')
  const country = countryName(invoice.country, useLocale())
  const lines = [
    invoice.company ?? name,
    invoice.company && name,
    invoice.department,
    invoice.street,
    `${invoice.postalCode} ${invoice.city}`,
    country,
    invoice.vatId && t('vatId', { vatId: invoice.vatId }),
  ].filter((line) => line !== undefined && line !== '')
  return (
    <address>
      <Text size="small">
        {lines.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
    </address>
  )
}
