import { eq, sql } from 'drizzle-orm'
import type { Effect, PageTag, Stores, Transactions } from '#usecases/ports.ts'
import { record } from './action-log.ts'
import { apiKeyStoresOn } from './api-keys.ts'
import { bookingListStoresOn } from './booking-list.ts'
import { certificateStoresOn } from './certificates.ts'
import { commentStoresOn } from './comments.ts'
import { contactStoresOn } from './contact-messages.ts'
import { dataProtectionStoresOn } from './data-protection/data-protection.ts'
import type { Database } from './database.ts'
import { dateStoresOn } from './dates.ts'
import { failedJobStoresOn } from './failed-work.ts'
import { invoiceStoresOn } from './invoices.ts'
import { memberStoresOn } from './members.ts'
import { moneyStoresOn } from './money.ts'
import { newsletterStoresOn } from './newsletter.ts'
import {
  addOrder,
  changeInvoiceAddress,
  changeOrder,
  findAttempt,
  keepCancelling,
  ordersOfDate,
  orderWithDate,
} from './orders.ts'
import { participantStoresOn } from './participant-stores.ts'
import { paymentStoresOn } from './payments.ts'
import { rateLimitStoresOn } from './rate-limits.ts'
import { redirectStoresOn } from './redirects.ts'
import { registrationStoresOn } from './registrations.ts'
import { retentionStoresOn } from './retention.ts'
import { customerNumber, nextOrderNumber } from './running-numbers.ts'
import { settingsStoresOn } from './settings.ts'
import { personalLink, workshopDate } from './tables.ts'
import { vatCheckStoresOn } from './vat-checks.ts'
import { voucherStoresOn } from './vouchers.ts'
import { webhookStoresOn } from './webhooks.ts'
import { addWithdrawal } from './withdrawals.ts'
import { workshopDateOf, workshopDateRow } from './workshop-date-row.ts'

/** The channel on which changed page tags are announced to every process. */
export const pageTagChannel = 'page_tags'

/** Writes an effect as a job of the given transaction. */
export type AddEffect = (tx: Database, effect: Effect, at?: Temporal.Instant) => Promise<void>

/** How long a transaction waits for a lock before it gives up: then something is wrong, and the visitor shall hear of it. */
const lockTimeout = '10s'

/** Transactions on the database; effects become jobs in the same one. */
export function transactionsOn(db: Database, addEffect: AddEffect): Transactions {
  return {
    run: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true)`)
        return work(storesOn(tx, addEffect))
      }),
  }
}

/** The stores of a transaction that is under way. */
export function storesOn(tx: Database, addEffect: AddEffect): Stores {
  return {
    async lockWorkshopDate(slug) {
      const [row] = await tx.select().from(workshopDate).where(eq(workshopDate.slug, slug)).for('update')
      return row ? workshopDateOf(row) : null
    },
    async hasWorkshopDates() {
      const rows = await tx.select({ id: workshopDate.id }).from(workshopDate).limit(1)
      return rows.length > 0
    },
    async addWorkshopDate(date) {
      await tx.insert(workshopDate).values(workshopDateRow(date))
    },
    async changeWorkshopDate(date) {
      await tx.update(workshopDate).set(workshopDateRow(date)).where(eq(workshopDate.id, date.id))
    },
    ...registrationStoresOn(tx),
    orderOf: (orderId) => orderWithDate(tx, orderId),
    changeOrder: (orderId, standing) => changeOrder(tx, orderId, standing),
    keepCancelling: (orderId, cancelled) => keepCancelling(tx, orderId, cancelled),
    changeInvoiceAddress: (orderId, address) => changeInvoiceAddress(tx, orderId, address),
    ordersOfDate: (dateId) => ordersOfDate(tx, dateId),
    addWithdrawal: (declared) => addWithdrawal(tx, declared),
    ...invoiceStoresOn(tx),
    ...vatCheckStoresOn(tx),
    ...paymentStoresOn(tx),
    ...voucherStoresOn(tx),
    record: (entry) => record(tx, entry),
    async lockAttempt(key) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    },
    findAttempt: (key) => findAttempt(tx, key),
    nextOrderNumber: (year) => nextOrderNumber(tx, year),
    customerNumber: (email) => customerNumber(tx, email),
    addOrder: (placed) => addOrder(tx, placed),
    async addPersonalLink(link) {
      await tx.insert(personalLink).values({ ...link, createdAt: link.createdAt.toString() })
    },
    certificates: certificateStoresOn(tx),
    comments: commentStoresOn(tx),
    newsletter: newsletterStoresOn(tx),
    contact: contactStoresOn(tx),
    retention: retentionStoresOn(tx),
    dataProtection: dataProtectionStoresOn(tx),
    redirects: redirectStoresOn(tx),
    rateLimits: rateLimitStoresOn(tx),
    dates: dateStoresOn(tx),
    participants: participantStoresOn(tx),
    money: moneyStoresOn(tx),
    bookings: bookingListStoresOn(tx),
    members: memberStoresOn(tx),
    settings: settingsStoresOn(tx),
    apiKeys: apiKeyStoresOn(tx),
    webhooks: webhookStoresOn(tx),
    failedJobs: failedJobStoresOn(tx),
    addEffect: (effect, at) => addEffect(tx, effect, at),
    // Notifications are delivered when the transaction commits, and not at all when it rolls back.
    async announce(tags: PageTag[]) {
      await tx.execute(sql`select pg_notify(${pageTagChannel}, ${tags.join(' ')})`)
    },
  }
}
