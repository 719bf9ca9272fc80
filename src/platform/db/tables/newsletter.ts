import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ListId, subscriptionStates } from '#domain/newsletter/subscription.ts'
import { instant } from './columns.ts'
import { languageEnum } from './workshop-date.ts'

export const subscriptionState = pgEnum('subscription_state', subscriptionStates)

/** Every wording that someone has agreed to, once, under its SHA-256: texts change, what was agreed to does not. */
export const newsletterWording = pgTable('newsletter_wording', {
  hash: text().primaryKey(),
  wording: text().notNull(),
})

/** One address on one list, from the sign-up to the end (docs/rules/newsletter.md). */
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
    /** Network address of the request; empty where it was not known. */
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
    // No one is on a list twice; what is over stays beside it as proof.
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
