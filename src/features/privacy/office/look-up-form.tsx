import { useLocale, useTranslations } from 'use-intl'
import type { PlanLine } from '#domain/data-protection/erasure.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import type { FileView } from './file-view.ts'

/** Asks for an address. By POST: addresses of people do not belong into addresses of pages. */
export function LookUpForm({ sent }: { sent?: SentForm | null | undefined }) {
  const t = useTranslations('officePrivacy')
  return (
    <OfficeForm
      action="/office/data-protection/file"
      sent={sent}
      asks
      actions={<Button kind="primary">{t('search.submit')}</Button>}
    >
      <OfficeTextField name="address" type="email" label={t('search.address')} hint={t('search.hint')} />
    </OfficeForm>
  )
}

/** What erasing does: what goes, what loses its name, what stays and until when. */
export function PlanList({ lines }: Pick<FileView, 'lines'>) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  const stays = ({ fate, until }: Pick<PlanLine, 'fate' | 'until'>) => {
    if (until) return t('plan.legal', { until: formatDateTime(until, { language }) })
    return fate === 'kept' ? t('plan.log') : '–'
  }
  return (
    <OfficeTable
      caption={t('plan.title')}
      columns={[t('plan.what'), t('plan.count'), t('plan.fate'), t('plan.until')]}
      rows={lines.map(({ kind, fate, count, until }) => ({
        key: `${kind} ${fate} ${until}`,
        head: t(`kind.${kind}`),
        cells: [count, t(`fate.${fate}`), stays({ fate, until })],
      }))}
    />
  )
}
