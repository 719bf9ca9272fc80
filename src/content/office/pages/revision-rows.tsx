import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { TextButton } from '#ui/text-button.tsx'
import type { PageRevision } from '../../ports/page-service.ts'
import { usePageAuthor } from './use-page-author.ts'

export type ListedRevision = Omit<PageRevision, 'content'>

/** The versions of a page, newest first, each with the way back to it. */
export function RevisionRows({ revisions }: { revisions: readonly ListedRevision[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const [last] = revisions
  return (
    <OfficeTable
      caption={t('history.title')}
      columns={[
        t('history.number'),
        t('history.kind'),
        t('history.by'),
        t('history.at'),
        { label: t('history.back'), holds: 'buttons' },
      ]}
      rows={revisions.map((revision) => ({
        key: String(revision.number),
        head: t('history.version', { number: revision.number }),
        cells: [
          t(`history.did.${revision.kind}`),
          author(revision.by),
          formatDateTime(revision.at, { language, time: true }),
          revision === last && revision.kind !== 'deleted' ? null : (
            <form key="restore" method="post">
              <input type="hidden" name="number" value={revision.number} />
              <input type="hidden" name="expected" value={last?.number} />
              <TextButton type="submit" aria-label={t('history.restoreNumber', { number: revision.number })}>
                {t('history.restore')}
              </TextButton>
            </form>
          ),
        ],
      }))}
    />
  )
}
