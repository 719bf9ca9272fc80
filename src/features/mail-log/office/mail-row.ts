import { maySendAgain } from '#domain/audit/actor.ts'
import type { LoggedMail } from '#features/mail-log/ports.ts'

/** A mail of the log, as the browser gets it. */
export interface MailRow {
  key: string
  href: string
  kind: LoggedMail['effect']['kind']
  state: LoggedMail['state']
  to: { name: string; email: string } | null
  subject: string | null
  at: string
  attempts: number
  error: string | null
  /** Of the booking that it is about; null when it is about none. */
  bookingHref: string | null
  mayGoAgain: boolean
}

export function mailRow({
  key,
  effect,
  state,
  to,
  subject,
  at,
  attempts,
  error,
  orderId,
  registrationId,
}: LoggedMail): MailRow {
  const about = orderId ?? registrationId
  return {
    key,
    href: `/office/mails/${encodeURIComponent(key)}`,
    kind: effect.kind,
    state,
    to,
    subject,
    at: at.toString(),
    attempts,
    error,
    bookingHref: about === null ? null : `/office/bookings/${about}`,
    mayGoAgain: maySendAgain(effect),
  }
}
