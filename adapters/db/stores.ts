import { eq, sql } from 'drizzle-orm'
import type { Stores, Transactions } from '#usecases/ports.ts'
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
import { type AddEffects, type Outbox, outboxOn } from './outbox.ts'
import { participantStoresOn } from './participant-stores.ts'
import { paymentStoresOn } from './payments.ts'
import { rateLimitStoresOn } from './rate-limits.ts'
import { redirectStoresOn } from './redirects.ts'
import { registrationStoresOn } from './registrations.ts'
import { retentionStoresOn } from './retention.ts'
import { customerNumber, nextInvoiceNumber, nextOrderNumber } from './running-numbers.ts'
import { settingsStoresOn } from './settings.ts'
import { signInFailureStoresOn } from './sign-in-failures.ts'
import { workshopDate } from './tables.ts'
import { vatCheckStoresOn } from './vat-checks.ts'
import { voucherStoresOn } from './vouchers.ts'
import { webhookStoresOn } from './webhooks.ts'
import { addWithdrawal, endWithdrawal } from './withdrawals.ts'
import { workshopDateOf, workshopDateRow } from './workshop-date-row.ts'

/** Transactions on the database; effects become jobs in the same one. */
export function transactionsOn(db: Database, addEffects: AddEffects): Transactions {
  return { run: (work) => db.transaction((tx) => workIn(tx, addEffects, work)) }
}

/** Does `work` inside a transaction that is under way. */
export async function workIn<T>(
  tx: Database,
  addEffects: AddEffects,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const outbox = outboxOn(tx, addEffects)
  const result = await work(storesOn(tx, outbox))
  await outbox.flush()
  return result
}

function storesOn(tx: Database, outbox: Outbox): Stores {
  // Whoever draws a number keeps all others waiting until the transaction ends: what can be written before is.
  const drawn = async <T>(draw: () => Promise<T>): Promise<T> => {
    await outbox.flush()
    return draw()
  }
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
    endWithdrawal: (id, end) => endWithdrawal(tx, id, end),
    ...invoiceStoresOn(tx),
    nextInvoiceNumber: (year) => drawn(() => nextInvoiceNumber(tx, year)),
    ...vatCheckStoresOn(tx),
    ...paymentStoresOn(tx),
    ...voucherStoresOn(tx),
    record: async (entry) => void outbox.log.push(entry),
    async lockAttempt(key) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    },
    findAttempt: (key) => findAttempt(tx, key),
    nextOrderNumber: (year) => drawn(() => nextOrderNumber(tx, year)),
    customerNumber: (email) => drawn(() => customerNumber(tx, email)),
    addOrder: (placed) => addOrder(tx, placed),
    addPersonalLink: async (link) => void outbox.links.push(link),
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
    signInFailures: signInFailureStoresOn(tx),
    settings: settingsStoresOn(tx),
    apiKeys: apiKeyStoresOn(tx),
    webhooks: webhookStoresOn(tx),
    failedJobs: failedJobStoresOn(tx),
    addEffect: async (effect, at) => void outbox.effects.push({ effect, at }),
    async announce(tags) {
      for (const tag of tags) outbox.tags.add(tag)
    },
  }
}
