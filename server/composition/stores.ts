import { eq, sql } from 'drizzle-orm'
import { recordAll } from '#features/audit/store/action-log.ts'
import { commentStoresOn } from '#features/blog/store/comments.ts'
import { bookingListStoresOn } from '#features/booking/store/booking-list.ts'
import {
  addOrder,
  changeInvoiceAddress,
  changeOrder,
  findByIdempotencyKey,
  keepCancelling,
  ordersOfDate,
  orderWithDate,
} from '#features/booking/store/orders.ts'
import { registrationStoresOn } from '#features/booking/store/registrations.ts'
import { addWithdrawal, endWithdrawal } from '#features/booking/store/withdrawals.ts'
import { certificateStoresOn } from '#features/certificates/store/certificates.ts'
import { contactStoresOn } from '#features/contact/store/contact-messages.ts'
import { invoiceStoresOn } from '#features/invoicing/store/invoices.ts'
import { customerNumber, nextInvoiceNumber, nextOrderNumber } from '#features/invoicing/store/running-numbers.ts'
import { vatCheckStoresOn } from '#features/invoicing/store/vat-checks.ts'
import { memberStoresOn } from '#features/members/store/members.ts'
import { signInFailureStoresOn } from '#features/members/store/sign-in-failures.ts'
import { newsletterStoresOn } from '#features/newsletter/store/newsletter.ts'
import { participantStoresOn } from '#features/participants/store/participant-stores.ts'
import { moneyStoresOn } from '#features/payment/store/money.ts'
import { paymentStoresOn } from '#features/payment/store/payments.ts'
import { dataProtectionStoresOn } from '#features/privacy/store/data-protection.ts'
import { retentionStoresOn } from '#features/privacy/store/retention.ts'
import { redirectStoresOn } from '#features/redirects/store/redirects.ts'
import { settingsStoresOn } from '#features/settings/store/settings.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import type { Stores } from '#features/stores.ts'
import { voucherStoresOn } from '#features/tickets/store/vouchers.ts'
import { failedJobStoresOn } from '#features/today/store/failed-work.ts'
import { apiKeyStoresOn } from '#features/webhooks/store/api-keys.ts'
import { webhookStoresOn } from '#features/webhooks/store/webhooks.ts'
import { dateStoresOn } from '#features/workshops/store/dates.ts'
import { workshopDateOf, workshopDateRow } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { type AddEffects, type Outbox, outboxOn } from '#platform/db/outbox.ts'
import { workshopDate } from '#platform/db/tables.ts'
import type { Transactions } from '#platform/ports.ts'

/** Database transactions. Side effects become jobs in the same transaction. */
export function transactionsOn(db: Database, addEffects: AddEffects): Transactions<Stores> {
  return { run: (work) => db.transaction((tx) => workIn(tx, addEffects, work)) }
}

/** Runs `work` inside an open transaction. */
export async function workIn<T>(
  tx: Database,
  addEffects: AddEffects,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const outbox = outboxOn(tx, addEffects, recordAll)
  const result = await work(storesOn(tx, outbox))
  await outbox.flush()
  return result
}

function storesOn(tx: Database, outbox: Outbox): Stores {
  // Drawing a number blocks all other draws until the transaction ends, so pending writes go first.
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
    changeOrder: (orderId, status) => changeOrder(tx, orderId, status),
    keepCancelling: (orderId, cancelled) => keepCancelling(tx, orderId, cancelled),
    changeInvoiceAddress: (...changed) => changeInvoiceAddress(tx, ...changed),
    ordersOfDate: (dateId) => ordersOfDate(tx, dateId),
    addWithdrawal: (declared) => addWithdrawal(tx, declared),
    endWithdrawal: (id, end) => endWithdrawal(tx, id, end),
    ...invoiceStoresOn(tx),
    nextInvoiceNumber: (year) => drawn(() => nextInvoiceNumber(tx, year)),
    ...vatCheckStoresOn(tx),
    ...paymentStoresOn(tx),
    ...voucherStoresOn(tx),
    record: async (entry) => void outbox.log.push(entry),
    async lockIdempotencyKey(key) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    },
    findByIdempotencyKey: (key) => findByIdempotencyKey(tx, key),
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
