import { useLocale, useTranslations } from 'use-intl'
import { comparePages } from '#domain/content/compare-pages.ts'
import type { PageContent } from '#domain/content/stored-block.ts'
import type { OpenedPage } from '#usecases/ports/page-desk.ts'
import { formatDateTime } from '../../../i18n/format-dates.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Text } from '../../../ui/text.tsx'
import { Differences } from '../differences.tsx'

interface ConflictProps {
  theirs: OpenedPage
  mine: PageContent
  /** Saves mine on top of that revision. */
  onKeepMine: (over: number) => void
  onTakeTheirs: (theirs: OpenedPage) => void
}

/** Somebody else was faster: what differs, and whose words go on. Theirs stay among the versions, mine stay in this tab. */
export function Conflict({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const at = formatDateTime(theirs.changedAt, { language, time: true })
  return (
    <Notice tone="alert" title={t('conflict.title', { by: theirs.changedBy })}>
      <Text>{t('conflict.text', { at })}</Text>
      <details>
        <summary>{t('conflict.differences')}</summary>
        <Differences differences={comparePages(theirs.content, mine)} />
      </details>
      <Actions>
        <Button type="button" size="compact" onClick={() => onKeepMine(theirs.revision)}>
          {t('conflict.keepMine')}
        </Button>
        <Button type="button" kind="secondary" size="compact" onClick={() => onTakeTheirs(theirs)}>
          {t('conflict.takeTheirs')}
        </Button>
      </Actions>
    </Notice>
  )
}
