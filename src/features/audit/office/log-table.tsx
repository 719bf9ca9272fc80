import { useLocale, useMessages, useTranslations } from 'use-intl'
import type { ActionId, Change, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import { type MayOpen, screenHref } from '#frame/office/screens.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Time } from '#ui/time.tsx'
import type { ListedAction } from '../records.ts'
import { changedValue, type Reader, wordValues } from './detail-words.ts'

/** 'IBAN: AT… → AT…; BIC: – → …', as it is stored unless `shown` says how names and values read. */
export function changesText({ changes = [] }: StoredDetails, shown = (change: Change) => change): string {
  return changes
    .map(shown)
    .map(({ name, before, after }) => `${name}: ${before || '–'} → ${after || '–'}`)
    .join('; ')
}

/** The label of a changed field in the form that changes it; the stored name of a field that no form has. */
export function changeLabel(messages: Messages, action: ActionId, details: StoredDetails, name: string): string {
  const labels = labelsOf(messages, action, details)
  // 'bank.iban' is the field `iban` of its form
  return labels[name] ?? labels[name.split('.').at(-1) ?? ''] ?? name
}

function labelsOf(messages: Messages, action: ActionId, { section }: StoredDetails): Readonly<Record<string, string>> {
  const { officeDates, officeSettings, officeWebhooks } = messages
  if (action === 'date.changed') {
    const { language, trainers, trainerIds, price, seats, minimum, limit, waitlistFact, payment, roomUrl } =
      officeDates.form
    const own = { participantLimit: limit, waitlist: waitlistFact }
    return { language, trainers, trainerIds, price, seats, minimum, payment, roomUrl, ...own }
  }
  if (action === 'webhook.changed') {
    const { address, events, state } = officeWebhooks
    return { address, events, switch: state }
  }
  const fields = {
    company: officeSettings.company,
    windows: officeSettings.windows,
    prices: officeSettings.prices,
    cancellation: officeSettings.cancellation,
  }
  // hasOwn does not narrow the type of its key
  return action === 'settings.changed' && Object.hasOwn(fields, `${section}`)
    ? fields[section as keyof typeof fields].fields
    : {}
}

/** One line of the log as the page shows it. */
interface LogRow {
  number: number
  at: string
  actor: ShownActor
  subject: { kind: LogSubject; name: string | null; href: string | null }
  action: ActionId
  details: StoredDetails
  /** What was changed, and why. */
  note: string | null
}

export function logRow(line: ListedAction, mayOpen: MayOpen, reader: Reader): LogRow {
  const valueText = (name: string, value: string) => changedValue(line.action, name, value, reader)
  const shown = ({ name, before, after }: Change) => ({
    name: changeLabel(reader.messages, line.action, line.details, name),
    before: valueText(name, before),
    after: valueText(name, after),
  })
  const { kind, name } = line.subject
  return {
    number: line.number,
    at: line.at.toString(),
    actor: line.actor,
    subject: { kind, name, href: hrefOf(line, mayOpen) },
    action: line.action,
    details: line.details,
    note: [changesText(line.details, shown), line.reason].filter(Boolean).join(' – ') || null,
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
}

const listScreens: Partial<Record<LogSubject, string>> = {
  comment: '/office/comments',
  member: '/office/members',
  settings: '/office/settings',
  address: '/office/data-protection',
  'api-key': '/office/tokens',
  mail: '/office/mails',
  testimonial: '/office/testimonials',
}

function hrefOf({ subject: { kind, screenId } }: ListedAction, mayOpen: MayOpen): string | null {
  const own = ownScreens[kind]
  if (own !== undefined) return screenId === null ? null : screenHref(mayOpen, own, screenId)
  const list = listScreens[kind]
  return list === undefined ? null : screenHref(mayOpen, list)
}

/** Says an action of the log in the language of the reader; what was changed, and why, is behind it elsewhere. */
export function useActionText(): (line: { action: ActionId; details: StoredDetails }) => string {
  const t = useTranslations('officeLog.actions')
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not say
  const messages = useMessages() as Messages
  return ({ action, details }) => t(action, wordValues(details, messages, language))
}

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
