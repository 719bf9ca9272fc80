import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import { type MayOpen, screenHref } from '#frame/office/screens.ts'
import type { Messages } from '#i18n/catalogue.ts'
import type { ListedAction } from '../ports.ts'
import { changesText } from './action-words.ts'
import { changeLabel } from './change-label.ts'

/** One line of the log as the page shows it. */
export interface LogRow {
  number: number
  at: string
  actor: ShownActor
  subject: { kind: LogSubject; name: string | null; href: string | null }
  action: ActionId
  details: StoredDetails
  /** What was changed, and why. */
  note: string | null
}

export function logRow(line: ListedAction, mayOpen: MayOpen, messages: Messages): LogRow {
  const labelOf = (name: string) => changeLabel(messages, line.action, line.details, name)
  const { kind, name } = line.subject
  return {
    number: line.number,
    at: line.at.toString(),
    actor: line.actor,
    subject: { kind, name, href: hrefOf(line, mayOpen) },
    action: line.action,
    details: line.details,
    note: [changesText(line.details, labelOf), line.reason].filter(Boolean).join(' – ') || null,
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
