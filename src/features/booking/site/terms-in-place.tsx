import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { withdrawalHref } from '#domain/address/legal-pages.ts'
import { hasPart } from '#domain/order/cancellation.ts'
import type { LiveView } from '#features/workshops/site/workshop-view.ts'
import { TickField } from '#forms/tick-field.tsx'
import { pageHref } from '#frame/page-href.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { BoxField } from './partial-form.ts'

interface TermsInPlaceProps {
  field: BoxField
  /** The terms of the product in brief, as paragraphs. */
  brief: readonly string[]
}

/**
 * The terms checkbox with links to terms and privacy policy, and both in brief below, with the right of withdrawal. The links open a new tab: without
 * JavaScript, going back would show an empty form.
 */
export function TermsInPlace({ field, brief }: TermsInPlaceProps) {
  const t = useTranslations('booking')
  const language = useLocale()
  const link = (href: string) => (chunks: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer">
      {chunks}
    </a>
  )
  const terms = link(pageHref('terms', language))
  const privacy = link(pageHref('privacy', language))
  const withdrawal = link(withdrawalHref(language))
  const parts = [
    { key: 'terms', summary: t('termsSummary'), texts: brief, more: t.rich('termsMore', { link: terms }) },
    {
      key: 'privacy',
      summary: t('privacySummary'),
      texts: [t('privacyText')],
      more: t.rich('privacyMore', { link: privacy }),
    },
    {
      key: 'withdrawal',
      summary: t('withdrawalSummary'),
      texts: [t('withdrawalText')],
      more: t.rich('withdrawalMore', { link: withdrawal }),
    },
  ]
  return (
    <Stack gap="small">
      <TickField field={field} label={t.rich('terms', { terms, privacy })} />
      <div>
        {parts.map(({ key, summary, texts, more }) => (
          <Disclosure key={key} summary={summary} quiet>
            {texts.map((text) => (
              <Text key={text} size="small">
                {text}
              </Text>
            ))}
            <Text size="small">{more}</Text>
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}

/** The terms of an order for a date, in brief, and how it is paid: in the booking form and where an offer is accepted. */
export function useOrderTerms(live: LiveView | null): { brief: string[]; note: string } {
  const t = useTranslations('booking')
  const { windows, cancellation } = useSiteSettings()
  const terms = t('cancellationText', { ...cancellation, part: hasPart(cancellation) ? 'yes' : 'no' })
  if (live?.payment === 'card')
    return { brief: [t('termsTextCard'), terms], note: t('invoiceNoteCard', { minutes: windows.paymentMinutes }) }
  const days = windows.invoiceDays
  return {
    brief: [t('termsText', { days }), terms],
    note: live?.tentative ? t('invoiceNoteTentative') : t('invoiceNote', { days }),
  }
}
