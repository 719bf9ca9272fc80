import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Badge } from '#ui/badge.tsx'
import type { OfficeListedPost } from '../../ports/documents.ts'

const looks = { draft: 'open', published: 'paid', changed: 'few-seats' } as const

/** The status of a post, and its scheduled time. */
export function PostState({ post }: { post: Pick<OfficeListedPost, 'state' | 'publishAt'> }) {
  const t = useTranslations('officePosts')
  const language = useLocale()
  return (
    <>
      <Badge kind={looks[post.state]}>{t(`state.${post.state}`)}</Badge>
      {post.publishAt && ` ${t('goesOut', { at: formatDateTime(post.publishAt, { language, time: true }) })}`}
    </>
  )
}
