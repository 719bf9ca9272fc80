import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import type { PageRecord } from '../../ports/page-service.ts'
import { usePageAuthor } from './use-page-author.ts'

/** Pages that were deleted: their versions are still there, and bring them back. */
export function GonePages({ pages }: { pages: readonly PageRecord[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('gone')}
      </Heading>
      <OfficeTable
        caption={t('gone')}
        columns={[t('page'), t('lastChange')]}
        rows={pages.map((page) => ({
          key: page.id,
          head: (
            <a href={`/office/pages/${page.id}/history`} lang={page.language}>
              {page.title}
            </a>
          ),
          note: `/${page.language}${page.uri}`,
          cells: [t('changed', { by: author(page.changedBy), at: formatDateTime(page.changedAt, { language }) })],
        }))}
      />
    </Stack>
  )
}
