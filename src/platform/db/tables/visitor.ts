import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { commentStates } from '#domain/comment/comment.ts'
import { type ListId, subscriptionStates } from '#domain/newsletter/subscription.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import { instant } from './columns.ts'
import { languageEnum } from './workshop-date.ts'

interface StoredProof {
  at: string
  address: string
  wording: string
}

/** `ReplyNotice` with instants as ISO texts. */
export interface StoredNotice {
  wished: StoredProof
  askedAt: string | null
  confirmed: StoredProof | null
  endedAt: string | null
}

export const commentState = pgEnum('comment_state', commentStates)

/** Blog comments, for any content source: a post is identified by language and slug. */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    language: languageEnum().notNull(),
    postSlug: text().notNull(),
    /** The title of the post when the comment was written. */
    postTitle: text().notNull(),
    name: text().notNull(),
    /** Never published. */
    email: text().notNull(),
    comment: text().notNull(),
    replyTo: uuid().references((): AnyPgColumn => comment.id, { onDelete: 'set null' }),
    state: commentState().notNull(),
    /** Signs of spam. */
    signs: text().array().$type<SpamSign[]>().notNull(),
    idempotencyKey: text('attempt_key').notNull().unique('comment_attemptKey_unique'),
    writtenAt: instant().notNull(),
    decidedAt: instant(),
    /** The subscription to reply mails (docs/rules/comments.md#mails-about-replies); null without one. */
    notice: jsonb('reply_notice').$type<StoredNotice>(),
  },
  (table) => [
    index().on(table.language, table.postSlug, table.state),
    index('comment_written').on(table.writtenAt, table.id),
    index('comment_held').on(table.state, table.writtenAt).where(sql`${table.state} <> 'approved'`),
    // Few comments have one, and the nightly job reads only those.
    index('comment_reply_notice').on(table.id).where(sql`${table.notice} is not null`),
  ],
)

/** Messages of the contact form. Deleted after twelve months (docs/rules/retention.md). */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    language: languageEnum().notNull(),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Signs of spam. */
    signs: text().array().$type<SpamSign[]>().notNull(),
    /** Whether the sender got a copy. */
    copied: boolean().notNull(),
    idempotencyKey: text('attempt_key').notNull().unique('contact_message_attemptKey_unique'),
    sentAt: instant().notNull(),
    /** When the office marked it as answered; null while it is open. */
    answeredAt: instant(),
    answeredBy: text(),
    answerNote: text(),
  },
  (table) => [
    index().on(table.email, table.sentAt),
    index().on(table.sentAt),
    check('contact_message_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
)

export const subscriptionState = pgEnum('subscription_state', subscriptionStates)

/** Every agreed wording once, by its SHA-256: texts change, but what was agreed to does not. */
export const newsletterWording = pgTable('newsletter_wording', {
  hash: text().primaryKey(),
  wording: text().notNull(),
})

/** One address on one list, from sign-up to end (docs/rules/newsletter.md). */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: uuid().primaryKey(),
    list: text().$type<ListId>().notNull(),
    /** Lower case. */
    email: text().notNull(),
    language: languageEnum().notNull(),
    state: subscriptionState().notNull(),
    requestedAt: instant().notNull(),
    /** Network address of the request; empty when unknown. */
    requestAddress: text().notNull(),
    requestWording: text()
      .notNull()
      .references(() => newsletterWording.hash),
    confirmedAt: instant(),
    confirmAddress: text(),
    confirmWording: text().references(() => newsletterWording.hash),
    unsubscribedAt: instant(),
    emails: integer('letters').notNull(),
    lastEmailAt: instant('last_letter_at').notNull(),
  },
  (table) => [
    // One active subscription per address; ended ones are kept as proof.
    uniqueIndex('newsletter_subscription_live')
      .on(table.list, table.email)
      .where(sql`${table.state} <> 'unsubscribed'`),
    index().on(table.state, table.requestedAt),
    index('newsletter_subscription_requested').on(table.requestedAt, table.id),
    check(
      'newsletter_subscription_proof',
      sql`${table.state} = 'requested' or (${table.confirmedAt} is not null and ${table.confirmAddress} is not null and ${table.confirmWording} is not null)`,
    ),
    check(
      'newsletter_subscription_end',
      sql`(${table.state} = 'unsubscribed') = (${table.unsubscribedAt} is not null)`,
    ),
  ],
)

export const linkPurpose = pgEnum('link_purpose', [
  'order',
  'registration',
  'offer',
  'comment',
  'participant',
  'newsletter-confirm',
  'newsletter-end',
  'replies',
  'payment',
  'consent',
  'withdrawal',
  'address',
])

/** Personal links, each with one purpose. The token is never stored, only its SHA-256. */
export const personalLink = pgTable(
  'personal_link',
  {
    tokenHash: text().primaryKey(),
    purpose: linkPurpose().notNull(),
    /** Id of what it opens. */
    subjectId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('personal_link_subject').on(table.subjectId),
    index('personal_link_purpose').on(table.purpose, table.createdAt),
  ],
)
