import type { LogSubject } from '#domain/office/log-subject.ts'
import type { ListedAction } from '#usecases/ports/action-log.ts'
import { type MayOpen, screenHref } from '../screens.ts'
import { type LogWord, logWordsOf } from './log-words.ts'

/** One line of the log as the page shows it. */
export interface LogRow {
  number: number
  at: string
  actor: LogActor
  subject: { kind: LogSubject; name: string | null; href: string | null }
  word: LogWord
  values: Record<string, string>
  /** What was changed, and why: in the words of the log. */
  note: string | null
}

/** Who it was: a name, or one of the words for those without one. */
export type LogActor = { kind: 'booker' | 'program' | 'payment' } | { kind: 'member' | 'key'; name: string }

export function logRow(line: ListedAction, mayOpen: MayOpen): LogRow {
  const { word, values, detail } = logWordsOf(line.action)
  const { kind, name } = line.subject
  return {
    number: line.number,
    at: line.at.toString(),
    actor: logActor(line.actor),
    subject: { kind, name, href: hrefOf(line, mayOpen) },
    word,
    values,
    note: [detail, line.reason].filter(Boolean).join(' – ') || null,
  }
}

export function logActor(actor: string): LogActor {
  if (actor === 'booker' || actor === 'program' || actor === 'payment') return { kind: actor }
  return actor.startsWith('key:')
    ? { kind: 'key', name: actor.slice(4) }
    : { kind: 'member', name: actor.replace(/^organiser:/, '') }
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
}

const listScreens: Partial<Record<LogSubject, string>> = {
  comment: '/office/comments',
  member: '/office/members',
  settings: '/office/settings',
  address: '/office/data-protection',
  'api-key': '/office/tokens',
  mail: '/office/mails',
}

function hrefOf({ subject: { kind, screenId } }: ListedAction, mayOpen: MayOpen): string | null {
  const own = ownScreens[kind]
  if (own !== undefined) return screenId === null ? null : screenHref(mayOpen, own, screenId)
  const list = listScreens[kind]
  return list === undefined ? null : screenHref(mayOpen, list)
}
