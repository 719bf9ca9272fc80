import { useLocale, useMessages, useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import { type MayOpen, screenHref } from '#frame/office/screens.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { GoLink } from '#ui/button.tsx'
import { NoBreak } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import type { ListedAction } from '../records.ts'
import { type Reader, shownChange, wordValues } from './detail-words.ts'

/** What was changed, in the words of its screen: 'IBAN: AT… → AT…; BIC: (leer) → …'. */
export function changesText(line: { action: ActionId; details: StoredDetails }, reader: Reader): string {
  const { language: locale, messages } = reader
  const empty = createTranslator({ locale, messages, namespace: 'officeLog' })('values.empty')
  return (line.details.changes ?? [])
    .map((change) => shownChange(line, change, reader))
    .map(({ name, before, after }) => `${name}: ${before || empty} → ${after || empty}`)
    .join('; ')
}

/** The same on a page that has its messages at hand. */
export function useChangesText(): (line: { action: ActionId; details: StoredDetails }) => string {
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not express
  const messages = useMessages() as Messages
  return (line) => changesText(line, { messages, language })
}

type LogRow = ReturnType<typeof logRow>

export function logRow(line: ListedAction, mayOpen: MayOpen, reader: Reader) {
  const { kind, name } = line.subject
  return {
    number: line.number,
    at: line.at.toString(),
    actor: line.actor,
    subject: { kind, name, href: hrefOf(line, mayOpen) },
    action: line.action,
    details: line.details,
    /** What was changed, and why. */
    note: [changesText(line, reader), line.reason].filter(Boolean).join(' – ') || null,
  }
}

/** Screens of one thing, found by its id. */
const ownScreens: Partial<Record<LogSubject, string>> = {
  registration: '/office/bookings/:booking',
  order: '/office/bookings/:booking',
  participant: '/office/bookings/:booking',
  'workshop-date': '/office/dates/:date',
  webhook: '/office/webhooks/:webhook',
  subscription: '/office/newsletter/:subscription',
  message: '/office/messages/:message',
  trainer: '/office/trainers/:trainer',
  picture: '/office/media/:picture',
}

const listScreens: Partial<Record<LogSubject, string>> = {
  comment: '/office/comments',
  member: '/office/members',
  settings: '/office/settings',
  address: '/office/data-protection',
  'api-key': '/office/tokens',
  mail: '/office/mails',
  testimonial: '/office/testimonials',
  redirect: '/office/redirects',
  menu: '/office/menus',
}

function hrefOf({ subject: { kind, screenId } }: ListedAction, mayOpen: MayOpen): string | null {
  const own = ownScreens[kind]
  if (own !== undefined) return screenId === null ? null : screenHref(mayOpen, own, screenId)
  const list = listScreens[kind]
  return list === undefined ? null : screenHref(mayOpen, list)
}

/** Describes an action of the log in the language of the reader; what was changed, and why, is in the details. */
export function useActionText(): (line: { action: ActionId; details: StoredDetails }) => string {
  const t = useTranslations('officeLog.actions')
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not express
  const messages = useMessages() as Messages
  return ({ action, details }) => t(action, wordValues(details, messages, language))
}

export function LogTable({ rows }: { rows: readonly LogRow[] }) {
  const t = useTranslations('officeLog')
  const language = useLocale()
  const actor = useActorName()
  const words = useActionText()
  return (
    <OfficeTable
      caption={t('title')}
      columns={[t('what'), bare(t('who')), bare(t('about')), bare(t('when'))]}
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
                <NoBreak>{about}</NoBreak>
              </a>
            ),
            <Time key="at" at={at}>
              {formatDateTime(at, { language, time: true })}
            </Time>,
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
