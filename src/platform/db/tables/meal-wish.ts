import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { participant } from './registration.ts'

/** What people cannot eat, apart from everything else: kept by consent, deleted after the workshop (docs/rules/participants.md). */
export const mealWish = pgTable(
  'meal_wish',
  {
    participantId: uuid()
      .primaryKey()
      .references(() => participant.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    consentWording: text().notNull(),
    consentedAt: instant().notNull(),
  },
  (table) => [index('meal_wish_consented').on(table.consentedAt, table.participantId)],
)
