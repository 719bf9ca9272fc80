import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { type WorkshopCalendar, workshopIcs, workshopsIcs } from '#adapters/calendar/workshop-ics.ts'
import { createContentClient } from '#adapters/content/content-client.ts'
import type { ContentEvent } from '#adapters/content/content-event.ts'
import { inTurns } from '#adapters/content/in-turns.ts'
import { type KeptSource, keepLastGood } from '#adapters/content/last-good/keep-last-good.ts'
import { createWordPressClient } from '#adapters/content/wordpress/wordpress-client.ts'
import { announceContent } from '#adapters/db/announce-content.ts'
import type { OpenDatabase } from '#adapters/db/database.ts'
import { fillAlone } from '#adapters/db/fill-alone.ts'
import { type Jobs, startJobs } from '#adapters/db/jobs.ts'
import { lastGoodAnswersOn } from '#adapters/db/last-good-answers.ts'
import { mailboxStoreOn } from '#adapters/db/mailbox-store.ts'
import { openDatabase } from '#adapters/db/open-database.ts'
import { readsOn } from '#adapters/db/reads.ts'
import { sentMailOn } from '#adapters/db/sent-mail.ts'
import { pageTagChannel, transactionsOn } from '#adapters/db/stores.ts'
import { testCheckoutStoreOn } from '#adapters/db/test-checkout-store.ts'
import { mailboxTransport } from '#adapters/mail/mailbox-transport.ts'
import { smtpTransport } from '#adapters/mail/smtp-transport.ts'
import { openCheckout } from '#adapters/payments/open-checkout.ts'
import type { MailboxAccess } from '#app/context.ts'
import { type ContentSystem, createContentSystem } from '#cms/graphql-handler.ts'
import { fillEmptyStore } from '#cms/starter-content.ts'
import type { Language } from '#domain/language.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { carryOutEffect } from '#usecases/carry-out-effect.ts'
import type { Chance, Clock, Effect } from '#usecases/ports.ts'
import { createUseCases, type UseCases } from '#usecases/use-cases.ts'
import { databaseProblem } from './database-problem.ts'
import { derivedKey } from './derived-key.ts'
import { type Env, stripeKeys } from './env.ts'
import type { ContentHookParts } from './http/hooks-content.ts'
import type { PaymentHookParts } from './http/hooks-stripe.ts'
import type { Log } from './log.ts'
import { storeDemoWorld } from './seed-world.ts'
import { senderOf } from './sender.ts'
import type { SiteBundle } from './site-build.ts'

export interface World {
  database: OpenDatabase
  useCases: UseCases
  contentSystem: ContentSystem | null
  /** What `/hooks/content` needs; null without CONTENT_WEBHOOK_SECRET. */
  contentHook: ContentHookParts | null
  paymentHook: PaymentHookParts
  /** Origins of the pages that people pay at, besides this site. */
  paymentPages: readonly string[]
  /** How often each thing has happened with a remote content source, since the start. */
  contentEvents: ReadonlyMap<ContentEvent, number>
  mailbox: MailboxAccess | null
  /** The key in the address of the mailbox; null when there is none. */
  mailboxKey: string | null
  jobs: Jobs
  carryOut(effect: Effect): Promise<void>
  ready(): Promise<void>
  /** Calls back with the tags of pages that are stale now; without tags, all are. */
  onPagesChanged(purge: (tags?: string[]) => void): Promise<void>
}

export interface WorldParts {
  env: Env
  /** Where the embedded database lives. */
  databaseFolder: string
  secret: string
  siteUrl: string
  /** Where this very process listens. */
  ownUrl: string
  bundle: () => Promise<SiteBundle>
  log: Log
}

const clock: Clock = { now: () => Temporal.Now.instant() }
const chance: Chance = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }

/** Chooses an adapter for every port. The only place that knows them all. */
export async function compose(parts: WorldParts): Promise<World> {
  const { env, log, siteUrl } = parts
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: parts.databaseFolder,
    onError: (error) => log.error({ error }, 'database connection failed'),
  }).catch((error: unknown) => {
    throw databaseProblem(
      env.DATABASE_URL ? 'the database of DATABASE_URL' : `the database in ${parts.databaseFolder}`,
      error,
    )
  })
  await fillWithSeed(database, env.SEED)
  const jobs = await startJobs(database.jobs, (error) => log.error({ error }, 'jobs failed'))
  const transactions = transactionsOn(database.db, jobs.addEffect)
  const reads = readsOn(database.db)
  const from = senderOf(env.MAIL_FROM)
  const mailStore = mailboxStoreOn(database.db)
  const transport = env.SMTP_URL
    ? smtpTransport({ url: env.SMTP_URL, from })
    : mailboxTransport({ store: mailStore, from, clock })
  const contentSystem = env.CONTENT_URL
    ? null
    : createContentSystem(database.db, { onError: (error) => log.error({ error }, 'content system failed') })
  const contentEvents = new Map<ContentEvent, number>()
  const content = contentSystem
    ? embeddedSource(contentSystem)
    : remoteSource(env, {
        store: lastGoodAnswersOn(database.db, withoutSecrets(env.CONTENT_URL ?? '')),
        clock,
        log,
        count: (event) => contentEvents.set(event, (contentEvents.get(event) ?? 0) + 1),
      })
  const mailboxKey = env.SMTP_URL ? null : derivedKey(parts.secret, 'mailbox')
  const sentMail = sentMailOn(database.db)

  async function calendarOf(date: LiveDate, language: Language): Promise<WorkshopCalendar> {
    const { calendarText } = (await parts.bundle()).entry.module
    const url = `${siteUrl}${workshopHref(language, date)}`
    return { date, ...calendarText(date, language), organizer: from, url, sequence: 0, stamp: clock.now() }
  }

  async function calendarFile(date: LiveDate, language: Language) {
    return workshopIcs(await calendarOf(date, language))
  }

  async function calendarFeed(dates: readonly LiveDate[], language: Language) {
    const source = `${siteUrl}/${language}/workshops.ics`
    const calendars = await Promise.all(dates.map((date) => calendarOf(date, language)))
    return workshopsIcs(calendars, { name: 'Flight Levels', source, filename: `workshops-${language}` })
  }

  const payments = openCheckout({
    stripe: stripeKeys(env),
    test: {
      store: testCheckoutStoreOn(database.db, jobs.addEffect),
      clock,
      chance,
      secret: derivedKey(parts.secret, 'test checkout'),
      siteUrl,
      hookUrl: `${parts.ownUrl}/hooks/stripe`,
    },
  })

  async function describeOrder(orderId: string, language: Language): Promise<string> {
    const found = await reads.orderWithDate(orderId)
    if (!found) throw new Error(`no order ${orderId}`)
    return (await parts.bundle()).entry.module.orderDescription(found, language)
  }

  const useCases = createUseCases({
    clock,
    chance,
    transactions,
    reads,
    content,
    calendarFile,
    calendarFeed,
    describeOrder,
    ...payments,
  })

  const mailPorts = {
    clock,
    chance,
    transactions,
    reads,
    sentMail,
    transport,
    ...payments,
    calendarFile,
    siteUrl,
    office: { name: 'Flight Levels', email: env.MAIL_OFFICE },
  }

  return {
    database,
    onPagesChanged: (purge) =>
      database.listen(pageTagChannel, (payload) => {
        const tags = payload ? payload.split(' ') : undefined
        // the source first, or pages would be rendered from what it said before
        content.purge(tags)
        purge(tags)
      }),
    useCases,
    paymentHook: { checkout: payments.checkout, clock, takePaymentEvent: useCases.takePaymentEvent, log },
    paymentPages: payments.checkout.pages,
    contentSystem,
    contentHook: env.CONTENT_WEBHOOK_SECRET
      ? { secret: env.CONTENT_WEBHOOK_SECRET, clock, announce: (pages) => announceContent(database.db, pages) }
      : null,
    contentEvents,
    mailbox:
      mailboxKey === null
        ? null
        : { opensWith: (key) => isSame(key, mailboxKey), list: mailStore.list, find: mailStore.find },
    mailboxKey,
    jobs,
    async carryOut(effect) {
      const { renderMail } = (await parts.bundle()).entry.module
      await carryOutEffect({ ...mailPorts, renderMail }, effect)
    },
    async ready() {
      await reads.subjectOfLink('', 'order')
      await content.page('/', 'de')
    },
  }
}

/** An empty database gets the demo world, unless SEED says to leave it empty. */
async function fillWithSeed(database: OpenDatabase, seed: Env['SEED']): Promise<void> {
  if (seed === 'empty') return
  const now = clock.now()
  const world = demoWorld(now)
  await fillAlone(database.db, async (stores, tx) => {
    await fillEmptyStore(tx, world.content)
    await storeDemoWorld(stores, world, now)
  })
}

/** The embedded system answers in process; the address is never asked for, it only has to be one. */
function embeddedSource({ fetch: transport }: ContentSystem): KeptSource {
  // nothing is kept of it: it answers in a millisecond, and is away only when all else is
  return { ...createContentClient({ url: 'http://content.invalid/graphql', transport }), purge: () => undefined }
}

/** Another system answers over HTTP, in one of two dialects. It may be slow or away. */
function remoteSource(env: Env, keeping: Parameters<typeof keepLastGood>[1]): KeptSource {
  const transport = inTurns((request) => fetch(request), { atOnce: 8, waiting: 100 })
  const endpoint = { url: env.CONTENT_URL ?? '', token: env.CONTENT_TOKEN, transport }
  const source = env.CONTENT_DIALECT === 'wordpress' ? createWordPressClient(endpoint) : createContentClient(endpoint)
  return keepLastGood(source, keeping)
}

function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
