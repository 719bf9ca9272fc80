import { useTranslations } from 'use-intl'
import { Panel } from '../ui/panel.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import type { IssuedInvoice } from './order-view.ts'

interface InvoiceLinksProps {
  invoices: readonly IssuedInvoice[]
  /** The address of the order's page. */
  href: string
}

/** Every invoice of an order: to look at, as a PDF, as data. Nothing before one is issued. */
export function InvoiceLinks({ invoices, href }: InvoiceLinksProps) {
  const t = useTranslations('invoice')
  if (invoices.length === 0) return null
  return (
    <Panel title={t('heading', { count: invoices.length })}>
      {invoices.map(({ number, kind }) => (
        <Stack key={number} gap="small">
          <Text size="small">
            <strong>{t('title', { kind, number })}</strong>
          </Text>
          <Text size="small">
            <a href={`${href}/invoice?number=${number}`}>{t('printable')}</a>
          </Text>
          <Text size="small">
            <a href={`${href}/invoice.pdf?number=${number}`} download>
              {t('pdf')}
            </a>
          </Text>
          <Text size="small">
            <a href={`${href}/invoice.xml?number=${number}`} download>
              {t('xml')}
            </a>
          </Text>
        </Stack>
      ))}
    </Panel>
  )
}
