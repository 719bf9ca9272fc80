import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fillEmptyStore, holdsPages } from '#content/documents/starter-content.ts'
import { buyerOf } from '#domain/booking/booking.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { quoteFor } from '#domain/pricing/quote.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { holdsSeedOrders, seedKeyPrefix } from '#features/booking/store/orders.ts'
import { type Database, type OpenDatabase, processName, takeTime } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import type { Stores } from '#platform/ports.ts'
import type { demoWorld } from '#seed/demo-world.ts'
import type { SeedRegistration } from '#seed/registrations.ts'
import { type Env, isProduction } from '../env.ts'
import { databaseProblem } from '../run-program.ts'
import { StartError } from '../start-error.ts'
import type { WorldParts } from '../world.ts'
import { workIn } from './stores.ts'

interface FilledDatabase {
  database: OpenDatabase
  /** Whether the database contains the demo data, from this start or an earlier one. */
  world: SiteMode['world']
}

/** Opens the configured database; fills an empty one unless SEED=empty. Throws a `StartError` when a site on https would sell demo dates. */
export async function openFilled({
  env,
  log,
  databaseFolder,
  databaseArchive,
}: Pick<WorldParts, 'env' | 'log' | 'databaseFolder' | 'databaseArchive'>): Promise<FilledDatabase> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: databaseFolder,
    archive: databaseArchive,
    name: processName(env.ROLE !== 'web'),
    onError: (error) => log.error({ error }, 'database connection failed'),
  }).catch((error: unknown) => {
    throw databaseProblem(
      env.DATABASE_URL ? 'the database of DATABASE_URL' : `the database in ${databaseFolder}`,
      error,
    )
  })
  await fillWithSeed(database, env.SEED)
  const isDemo = await holdsSeedOrders(database.db)
  if (isDemo && isProduction(env) && env.SEED !== 'demo') {
    await database.close()
    throw new StartError(
      'Cannot start: the database contains the demo data, whose dates must not be sold. Set another DATA_DIR or DATABASE_URL, or SEED=demo to try the site out.',
    )
  }
  return { database, world: isDemo ? 'demo' : 'own' }
}

/** Imports the seed only when there is something to fill, so that other starts do not load it. */
export async function fillWithSeed(
  { db }: Pick<OpenDatabase, 'db'>,
  seed: Env['SEED'],
  read = () => import('#seed/demo-world.ts'),
): Promise<void> {
  if (seed === 'empty') return
  await fillAlone(db, async (stores, tx) => {
    if ((await holdsPages(tx)) && (await stores.hasWorkshopDates())) return
    const now = Temporal.Now.instant()
    const world = (await read()).demoWorld(now)
    await fillEmptyStore(tx, world.content)
    await storeDemoWorld(stores, world, now)
  })
}

type DemoWorld = Pick<ReturnType<typeof demoWorld>, 'workshopDates' | 'registrations'>

/** Stores the demo dates and the bookings made before the demo starts, unless there are dates already. */
export async function storeDemoWorld(stores: Stores, world: DemoWorld, now: Temporal.Instant): Promise<void> {
  if (await stores.hasWorkshopDates()) return
  const dates = new Map(world.workshopDates.map((date) => [date.slug, date]))
  for (const date of world.workshopDates) await stores.addWorkshopDate(date)
  const count = world.registrations.length
  for (const [index, registration] of world.registrations.entries()) {
    const placedAt = now.subtract({ hours: Math.round(longAgo * (1 - index / (count + 1))) })
    const orderId = await placeOrder(stores, registration, dates.get(registration.workshopDateSlug), placedAt)
    const paysAt = placedAt.add({ hours: 24 * 9 })
    const isLate = index % 13 === 12
    await invoiceOrder(stores, orderId, placedAt, Temporal.Instant.compare(paysAt, now) < 0 && !isLate ? paysAt : null)
  }
}

const longAgo = 24 * 75

/** Invoices a past demo order and records its payment, without sending mail. */
async function invoiceOrder(stores: Stores, orderId: string, at: Temporal.Instant, paidAt: Temporal.Instant | null) {
  const found = await stores.orderOf(orderId)
  if (!found) throw new Error(`no order ${orderId} in the seed world`)
  const { order, date } = found
  const { company: seller, windows } = await stores.settings.current()
  const number = await stores.nextInvoiceNumber(at.toZonedDateTimeISO('Europe/Vienna').year)
  const issued = invoiceOf(order, { number, now: at, date, paid: false, seller, daysToPay: windows.invoiceDays })
  await stores.addInvoice({ orderId, invoice: issued }, at)
  if (paidAt === null) return
  const transfer = { id: randomUUID(), orderId, amount: issued.gross, receivedOn: viennaDay(paidAt) }
  await stores.money.addTransfer({ ...transfer, notedAt: paidAt, notedBy: 'program' })
  await stores.notePaid(orderId, paidAt)
}

async function placeOrder(
  stores: Stores,
  { booker, invoice, participants, workshopDateSlug }: SeedRegistration,
  date: WorkshopDate | undefined,
  placedAt: Temporal.Instant,
): Promise<string> {
  if (!date || date.delivery === 'self-paced') throw new Error(`no live date ${workshopDateSlug} in the seed world`)
  const people = participants.map((participant) => ({ ...participant, id: randomUUID() }))
  const registrationId = randomUUID()
  const orderId = randomUUID()
  await stores.addRegistration({
    id: registrationId,
    workshopDateId: date.id,
    status: { state: 'confirmed' },
    registeredAt: placedAt,
    participants: people,
    waiting: null,
  })
  const { year } = placedAt.toZonedDateTimeISO('Europe/Vienna')
  const { invoiceNumber: _, ...numbers } = await stores.orderNumbers(booker.email, year, { isInvoiced: false })
  await stores.addOrder({
    ...numbers,
    id: orderId,
    placedAt,
    language: date.language,
    status: { state: 'confirmed' },
    product: { kind: 'live', workshopDateId: date.id, registrationId },
    booker,
    invoice,
    participants: people,
    quote: quoteFor(
      date,
      {
        participants: participants.length,
        introductions: 0,
        buyer: buyerOf(invoice),
        declinesRegionalDiscount: true,
        orderedOn: viennaDay(placedAt),
      },
      defaultTariff,
    ),
    idempotencyKey: `${seedKeyPrefix}${randomUUID()}`,
    newsletter: false,
  })
  return orderId
}

/** Advisory lock: two processes that start on an empty database fill it once. The number is arbitrary. */
const fillLock = 7_301_120

/** Filling the database sends no mail; it counts no use either, so it needs no secret for that. */
const noEffects: AddEffects = () => Promise.resolve()

/** Runs `fill` in one transaction under the lock. */
export async function fillAlone(db: Database, fill: (stores: Stores, tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    await workIn(tx, noEffects, '', (stores) => fill(stores, tx))
  })
}
