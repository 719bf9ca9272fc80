import { useLocale, useTranslations } from 'use-intl'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { type LogRow, useActionText } from './log-row.ts'

/** Who did what to what, when and why; newest first. */
export function LogTable({ rows }: { rows: readonly LogRow[] }) {
  const t = useTranslations('officeLog')
  const language = useLocale()
  const actor = useActorName()
  const words = useActionText()
  return (
    <OfficeTable
      caption={t('title')}
      columns={[t('what'), t('who'), t('about'), t('when')]}
      rows={rows.map(({ number, at, actor: who, subject: { kind, name, href }, action, details, note }) => {
        const about = [t(`kinds.${kind}`), name].filter(Boolean).join(': ')
        return {
          key: String(number),
          head: words({ action, details }),
          note,
          cells: [
            actor(who),
            href === null ? (
              about
            ) : (
              <a key="about" href={href}>
                {about}
              </a>
            ),
            <time key="at" dateTime={at}>
              {formatDateTime(at, { language, time: true })}
            </time>,
          ],
        }
      })}
    />
  )
}

/** 'Nora Pichler', 'the website', 'API: accountant'. */
export function useActorName(): (actor: ShownActor) => string {
  const t = useTranslations('officeLog')
  return (actor) => {
    if (actor.kind === 'key') return `API: ${actor.name}`
    return actor.kind === 'member' ? actor.name : t(`actors.${actor.kind}`)
  }
}

/** To the lines of the log about one thing, or about all of a kind. */
export function LogLink(which: { about: string } | { kind: LogSubject }) {
  const t = useTranslations('officeLog')
  return <GoLink href={`/office/log?${new URLSearchParams({ ...which })}`}>{t('own')}</GoLink>
}
