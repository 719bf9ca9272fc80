import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import type { PostRevision } from '../../ports/office-posts.ts'

/** Every change of a post, newest first; each leads to what it held. */
export function PostRevisions({ id, revisions }: { id: string; revisions: readonly PostRevision[] }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('revisions')}
      </Heading>
      <OfficeTable
        caption={t('revisions')}
        columns={[t('revision'), t('what'), t('by')]}
        rows={revisions.map(({ number, kind, by, at }) => ({
          key: String(number),
          head: <a href={`/office/posts/${id}/revisions/${number}`}>{formatDateTime(at, { language, time: true })}</a>,
          cells: [t(`kind.${kind}`), by === 'schedule' ? t('bySchedule') : by],
        }))}
      />
    </Stack>
  )
}
