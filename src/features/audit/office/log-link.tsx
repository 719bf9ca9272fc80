import { useTranslations } from 'use-intl'
import type { LogSubject } from '#domain/audit/actor.ts'
import { GoLink } from '#ui/go-link.tsx'

/** To the lines of the log about one thing, or about all of a kind. */
export function LogLink(which: { about: string } | { kind: LogSubject }) {
  const t = useTranslations('officeLog')
  return <GoLink href={`/office/log?${new URLSearchParams({ ...which })}`}>{t('own')}</GoLink>
}
