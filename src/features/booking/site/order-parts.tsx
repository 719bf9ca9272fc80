import { useLocale, useTranslations } from 'use-intl'
import type { InvoiceAddress } from '#domain/order/order.ts'
import { fullName } from '#domain/participant/participant.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { countryName } from '#i18n/format-dates.ts'
import { Part } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { RegistrationView } from './registration-view.ts'

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

export function OrderQuestion() {
  const t = useTranslations('order')
  const { company } = useSiteSettings()
  return (
    <Text size="small" tone="quiet">
      {t.rich('question', {
        email: company.email,
        phone: company.phone,
        mail: (chunks) => <a href={`mailto:${company.email}`}>{chunks}</a>,
        tel: (chunks) => <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{chunks}</a>,
      })}
    </Text>
  )
}

export function AskedParticipants({ participants }: Pick<RegistrationView, 'participants'>) {
  const t = useTranslations('registration')
  return (
    <Part title={t('participants')} gap="small">
      <ol>
        {participants.map((participant) => (
          <li key={participant.email}>{fullName(participant)}</li>
        ))}
      </ol>
    </Part>
  )
}
