import { z } from 'zod'
import { apiScopes } from '../api/api-key.ts'
import { menuPlaces } from '../content/menu.ts'
import { exportFormats, exportKinds } from '../export/table.ts'
import { languages } from '../language.ts'
import { roles } from '../office/member.ts'
import { settingsSections } from '../settings/site-settings.ts'
import { webhookEvents } from '../webhook/webhook.ts'
import { workKinds } from './actor.ts'

/** A changed value. Empty for no value. */
const change = z.strictObject({ name: z.string(), before: z.string(), after: z.string() })
export type Change = z.infer<typeof change>

const changes = z.array(change).min(1)
const role = z.enum(roles)

/** All actions with the schema of their details; the texts are in `officeLog.actions`. Ids are stored, so they must not change. */
export const actions = {
  'booking.waiting': null,
  'booking.offered': null,
  'booking.awaiting-payment': null,
  'booking.awaiting-confirmation': null,
  'booking.confirmed': null,
  'booking.cancelled': null,
  'booking.expired': null,
  'booking.deleted': null,
  'booking.skipped': null,
  'booking.prolonged': z.strictObject({ hours: z.int() }),
  /** Slugs of the dates. */
  'booking.transferred': z.strictObject({ from: z.string(), to: z.string() }),
  'booking.participant-left': null,
  'booking.participant-changed': null,
  'booking.address-changed': null,
  'booking.booker-changed': null,
  'booking.withdrawal-closed': null,
  'booking.consent-withdrawn': z.strictObject({ certificate: z.enum(['none', 'deleted']) }),

  'payment.started': null,
  'payment.open': null,
  'payment.paid': null,
  'payment.failed': null,
  'payment.expired': null,
  'payment.refund-due': null,
  'payment.refunded': null,
  'payment.part-refunded': null,
  'payment.refund-failed': null,
  'payment.dispute-inquiry': null,
  'payment.dispute-open': null,
  'payment.dispute-won': null,
  'payment.dispute-lost': null,
  'payment.invoice-paid': null,
  'payment.transfer-noted': null,
  'payment.transfer-undone': null,
  'payment.reminded': null,
  'payment.returned': null,
  'payment.fee-waived': null,
  'payment.share-set': null,

  'date.created': null,
  'date.confirmed': null,
  'date.moved': null,
  'date.called-off': null,
  'date.changed': z.strictObject({ changes }),
  'date.attendance': z.strictObject({ there: z.int(), all: z.int() }),

  'comment.pending': null,
  'comment.suspected': null,
  'comment.approved': null,
  'comment.replied': null,
  'comment.rejected': null,
  'comment.spam': null,
  'comment.deleted': null,
  'subscription.ended': null,
  'subscription.removed': null,
  'message.open': null,
  'message.answered': null,
  'message.deleted': null,
  'mail.sent-again': null,
  /** A mail that belongs to no booking, by its kind. */
  'mail.other-sent-again': z.strictObject({ mail: z.string() }),

  'member.invited': z.strictObject({ role }),
  'member.invitation-withdrawn': null,
  'member.joined': z.strictObject({ role }),
  'member.role-changed': z.strictObject({ before: role, role }),
  'member.renamed': z.strictObject({ before: z.string(), name: z.string() }),
  'member.email-changed': z.strictObject({ before: z.string(), email: z.string() }),
  'member.removed': null,
  'member.password-set': null,
  'member.recovery-link': null,
  'member.new-device': null,
  'member.factor-reset': null,
  'member.factor-required': null,
  'member.factor-optional': null,
  'member.token-issued': z.strictObject({ role: z.enum(['reader', 'editor']) }),
  'member.token-revoked': z.strictObject({ name: z.string() }),

  'settings.changed': z.strictObject({ section: z.enum(settingsSections), changes }),
  /** The name at the time of the action. */
  'trainer.saved': z.strictObject({ name: z.string() }),
  'trainer.removed': z.strictObject({ name: z.string() }),
  'testimonial.saved': z.strictObject({ name: z.string() }),
  'testimonial.removed': z.strictObject({ name: z.string() }),
  /** Paths as people read them, with umlauts. */
  'redirect.added': z.strictObject({ source: z.string(), target: z.string() }),
  'redirect.removed': z.strictObject({ source: z.string(), target: z.string() }),
  /** By its id alone: a file may be named after a person. */
  'picture.added': null,
  'picture.described': null,
  'picture.replaced': null,
  'picture.removed': null,
  /** Entries by their label, with their targets; none where only the order was changed. */
  'menu.changed': z.strictObject({
    place: z.enum(menuPlaces),
    menuLanguage: z.enum(languages),
    changes: z.array(change),
  }),
  'work.retried': z.strictObject({ work: z.enum(workKinds) }),
  'personal-data.file-made': null,
  'personal-data.erased': null,
  'export.made': z.strictObject({
    table: z.enum([...exportKinds, 'log']),
    format: z.enum(exportFormats),
    /** Days, and the slug of a date. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    workshop: z.string().nullable(),
    /** Only in lines from before `export.ended` existed, which has the count now. */
    rows: z.int().nullable(),
  }),
  'export.ended': z.strictObject({ rows: z.int(), end: z.enum(['whole', 'broken']) }),

  'api-key.issued': z.strictObject({
    name: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    expires: z.iso.date().nullable(),
  }),
  'api-key.revoked': z.strictObject({ name: z.string() }),
  'webhook.added': z.strictObject({ host: z.string(), events: z.array(z.enum(webhookEvents)) }),
  /** Host names only: a URL may have a secret in its path. */
  'webhook.changed': z.strictObject({ changes }),
  'webhook.secret-rotated': null,
  'webhook.switched-on': null,
  'webhook.switched-off': null,
  'webhook.disabled': null,
  'webhook.removed': null,
  'webhook.sent-again': null,

  /** A line from before actions had ids whose action could not be recognised, with its original text. */
  'log.note': z.strictObject({ text: z.string(), language: z.enum(languages) }),
} as const satisfies Record<string, z.ZodObject | null>

type Actions = typeof actions
export type ActionId = keyof Actions

/** Actions without details. */
export type PlainAction = { [A in ActionId]: Actions[A] extends null ? A : never }[ActionId]

export type AuditedAction =
  | { action: PlainAction; details?: never }
  | { [A in ActionId]: Actions[A] extends z.ZodObject ? { action: A; details: z.infer<Actions[A]> } : never }[ActionId]

/** Stored details. Those of old lines may differ from the current schema. */
export interface StoredDetails {
  readonly changes?: readonly Change[]
  readonly [name: string]: string | number | null | readonly string[] | readonly Change[] | undefined
}

// as: Object.keys returns strings; a literal has no other keys
export const actionIds = Object.keys(actions) as ActionId[]

const noDetails = z.strictObject({})

/** Throws for details that do not match the action: the log is append-only, so invalid entries could not be corrected. */
export function checkedDetails({ action, details }: AuditedAction): StoredDetails {
  const schema: z.ZodType<StoredDetails> = actions[action] ?? noDetails
  return schema.parse(details ?? {})
}
