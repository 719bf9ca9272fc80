import { randomBytes, randomUUID } from 'node:crypto'
import { picturesToRewrite } from '#content/documents/media-service.ts'
import { announceContent, pageEventsChannel } from '#content/documents/page-events.ts'
import { createContentSystem } from '#content/graphql/graphql-handler.ts'
import type { ContentEvent } from '#content/sources/content-clients.ts'
import { staleAnswersOn } from '#content/sources/stale/kept-answers.ts'
import type { Language } from '#domain/language.ts'
import { isOnTrial, type SiteMode } from '#domain/settings/site-mode.ts'
import { spreadsheet } from '#features/exports/documents/spreadsheet.ts'
import { noRegister, viesRegister } from '#features/invoicing/providers/vies.ts'
import { dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import { mailboxStoreOn, sentMailOn } from '#features/mail-log/store/mail-log.ts'
import { runningReadsOn } from '#features/operations/store/running.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { noCheckout } from '#features/payment/providers/payment-adapter.ts'
import { testCheckoutStoreOn } from '#features/payment/store/test-checkout-store.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { createServices } from '#features/services.ts'
import { createSpamDefence } from '#features/spam/spam-defence.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import { webhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import { createCipher } from '#platform/create-cipher.ts'
import { databaseClock, type OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import { forgetChanged, keptRead } from '#platform/kept-read.ts'
import { mailboxTransport } from '#platform/mail/mailbox-transport.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import type { RandomSource } from '#platform/ports.ts'
import { tracedCalls } from '#platform/tracing.ts'
import {
  contentLogins,
  contentServiceOf,
  embeddedContent,
  previewTickets,
  recordIn,
  remoteContent,
  withoutSecrets,
} from './composition/content.ts'
import { openFilled } from './composition/database.ts'
import { documentsOf } from './composition/documents.ts'
import { filesOf, picturesOf } from './composition/files.ts'
import { dataProtectionOf, keptMailbox, officeOf } from './composition/office.ts'
import { cardsBy, paymentHooks } from './composition/payment-providers.ts'
import { backUpOf } from './composition/scheduled-backup.ts'
import { readsOn, transactionsOn } from './composition/stores.ts'
import { derivedKey, derivedKeys, soleEditor } from './derived-key.ts'
import { cardPayment, senderOf } from './env.ts'
import { dependencyChecks } from './http/metrics.ts'
import type { World, WorldParts } from './world.ts'

const randomSource: RandomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }

/** Chooses an adapter for every port. Only this file and the folder beside it know the adapters. */
export async function compose(parts: WorldParts): Promise<World> {
  const { env, log, siteUrl } = parts
  const from = senderOf(env.MAIL_FROM)
  const smtp = env.SMTP_URL ? smtpTransport({ url: env.SMTP_URL, from }) : null
  const { database: opened, world } = await openFilled(parts)
  const clock = await databaseClock(opened.db)
  const database: OpenDatabase = {
    ...opened,
    close() {
      clock.stop()
      smtp?.close()
      return opened.close()
    },
  }
  const files = filesOf({ db: database.db, env, clock, log })
  let jobFailures = 0
  const jobs = await startJobs(database.jobs, (error) => {
    jobFailures += 1
    log.error({ error }, 'jobs failed')
  })
  const operations = runningReadsOn(database.db, jobs.waiting)
  const limitSecret = derivedKey(parts.secrets, 'rate limits')
  const transactions = transactionsOn(database.db, jobs.addEffects, limitSecret)
  const reads = readsOn(database.db)
  const settings = keptRead(reads.settings.current)
  const redirects = keptRead(reads.redirects.targets)
  const mailStore = mailboxStoreOn(database.db)
  const transport = tracedCalls('mail', smtp ?? mailboxTransport({ store: mailStore, from, clock }), 'send')
  const editorKey = derivedKey(parts.secrets, 'editor')
  const tickets = previewTickets(createCipher(derivedKeys(parts.secrets, 'preview-ticket')), clock)
  const logins = contentLogins({ db: database.db, secrets: parts.secrets, siteUrl, log, clock, transactions })
  const contentSystem = env.CONTENT_URL
    ? null
    : createContentSystem(database.db, {
        files: files.store,
        onError: (error) => log.error({ error }, 'content system failed'),
        checkLogin: soleEditor(editorKey),
        ...logins.counted,
        announce: announceContent,
        record: recordIn,
        redeem: tickets.redeem,
        siteUrl,
        origins: env.CONTENT_ORIGINS,
        clock,
        randomSource,
        comments: reads.comments.approvedOfAll,
      })
  const contentEvents = new Map<ContentEvent, number>()
  const contentService =
    contentSystem &&
    contentServiceOf(database.db, { files: files.store, clock, randomSource, addEffect: jobs.addEffect })
  const { content, unkept, preview, watch } =
    contentService && contentSystem
      ? embeddedContent(contentSystem, tickets, {
          library: () => picturesToRewrite(database.db),
          edited: {
            menus: contentService.menus.shown,
            uris: contentService.menus.targets,
            trainers: contentService.trainers.shown,
          },
          settings: settings.current,
          devices: logins.devices,
        })
      : remoteContent(
          env,
          {
            store: staleAnswersOn(database.db, withoutSecrets(env.CONTENT_URL ?? '')),
            clock,
            log,
            count: (event) => contentEvents.set(event, (contentEvents.get(event) ?? 0) + 1),
          },
          settings.current,
        )
  const mailboxKey = env.SMTP_URL ? null : derivedKey(parts.secrets, 'mailbox')
  const sentMail = sentMailOn(database.db)
  const rateLimits = rateLimitStoresOn(database.db, limitSecret)
  const spamDefence = createSpamDefence({
    clock,
    randomSource,
    keys: derivedKeys(parts.secrets, 'form-ticket'),
    rateLimits,
  })

  const provider = cardPayment(env)
  const checkouts = provider?.open({
    store: testCheckoutStoreOn(database.db, jobs.addEffect),
    clock,
    randomSource,
    secret: derivedKey(parts.secrets, 'test checkout'),
    siteUrl,
    ownUrl: parts.ownUrl,
  }) ?? { checkout: noCheckout, testCheckout: null }
  const payments = { ...checkouts, checkout: tracedCalls('payment', checkouts.checkout, 'open', 'expire', 'refund') }
  const mode: SiteMode = { cards: cardsBy(provider), mail: env.SMTP_URL ? 'sent' : 'kept', world }

  const documents = documentsOf({ ...parts, organizer: from, clock, settings: reads.settings.current, mode })

  async function describeOrder(orderId: string, language: Language): Promise<string> {
    const found = await reads.orderWithDate(orderId)
    if (!found) throw new Error(`no order ${orderId}`)
    return (await parts.bundle()).entry.module.orderDescription(found, language)
  }

  const servicePorts = {
    clock,
    randomSource,
    transactions,
    reads,
    settings,
    redirects,
    transport,
    connections: { mail: transport, payment: payments.checkout },
    describeOrder,
    checkout: payments.checkout,
  }
  const services = createServices(servicePorts, {
    content,
    unkept,
    knownPictures: contentService?.media.known,
    spamDefence,
    ...documents,
    spreadsheet,
    mode,
    dataProtection: dataProtectionOf({ db: database.db, secrets: parts.secrets, clock, transactions }),
    testCheckout: payments.testCheckout,
  })

  /** The embedded system checks links on demand, when the office opens the page. */
  function lookAtLinks(): void {
    if (contentSystem) return
    services.linkLook.look('again').catch((error: unknown) => log.warn({ error }, 'broken-link check failed'))
  }

  const webhooks = {
    reads: webhookReadsOn(database.db),
    sender: tracedCalls('webhook', webhookSender({ targets: env.WEBHOOK_TARGETS }), 'post'),
    cipher: createCipher(derivedKeys(parts.secrets, 'webhooks')),
  }

  const mailPorts = {
    ...servicePorts,
    sentMail,
    ...documents,
    vatRegister: env.VIES_URL
      ? tracedCalls(
          'vies',
          viesRegister({ url: env.VIES_URL, requester: async () => (await reads.settings.current()).company.vatId }),
          'ask',
        )
      : noRegister,
    ...payments,
    contentService,
    siteUrl,
    office: { name: 'Flight Levels', email: env.MAIL_OFFICE },
    webhooks,
  }

  void files.check()

  return {
    database,
    async onPagesChanged(purge) {
      if (contentSystem) await database.listen(pageEventsChannel, contentSystem.heard)
      await database.listen(pageTagChannel, (payload) => {
        const tags = payload ? payload.split(' ') : undefined
        // The source first: otherwise pages are rendered from its stale content.
        content.purge(tags)
        forgetChanged({ settings, redirects }, tags)
        // Settings appear on every page.
        purge(tags?.includes('settings') ? undefined : tags)
        if (!tags || tags.includes('content')) lookAtLinks()
      })
      lookAtLinks()
      // Each process watches the source itself, as it does for pages.
      watch?.(() => {
        content.purge(['content'])
        purge(['content'])
        lookAtLinks()
      })
    },
    services,
    mode,
    paymentHook: {
      hooks: paymentHooks,
      checkout: payments.checkout,
      clock,
      takePaymentEvent: (event: PaymentEvent) => takePaymentEvent(servicePorts, event),
      log,
    },
    paymentPages: payments.checkout.pages,
    contentSystem,
    pictures: picturesOf({ ...parts, contentSystem, clock }),
    contentHook: env.CONTENT_WEBHOOK_SECRET
      ? { secret: env.CONTENT_WEBHOOK_SECRET, clock, announce: (pages) => announceContent(database.db, pages) }
      : null,
    contentEvents,
    jobFailures: () => jobFailures,
    fileFailures: files.failures,
    running: operations.running,
    connections: database.connections,
    backUp: await backUpOf({ db: database.db, env, log, objects: files.objects }),
    mailbox: keptMailbox(parts.secrets, mailboxKey, mailStore),
    preview,
    ...officeOf({
      db: database.db,
      secrets: parts.secrets,
      siteUrl,
      log,
      clock,
      randomSource,
      transactions,
      webhooks,
      contentTokens: contentSystem?.tokens ?? null,
      editorPassword: contentSystem && editorKey,
      contentService,
      running: operations.running,
      connections: database.connections,
      companyName: async () => (await reads.settings.current()).company.name,
    }),
    mailboxKey,
    rateLimits,
    senderSalt: derivedKey(parts.secrets, 'senders'),
    jobs,
    async run(effect) {
      const { findMail, renderMail } = (await parts.bundle()).entry.module
      const holds = await reads.settings.current()
      await dispatchEffect(
        { ...mailPorts, findMail, renderMail: (message, to) => renderMail(message, to, holds, isOnTrial(mode)) },
        effect,
      )
    },
    async tidy() {
      const deleted = await deleteOldThings({ clock, transactions })
      if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'expired data deleted')
      await files.tidy()
    },
    dependencies: dependencyChecks({
      database: () => reads.subjectOfLink('', 'order'),
      // No page has this address, and to find none takes less than to read one.
      content: () => content.page(contentSystem ? '/readyz' : '/', 'de'),
    }),
  }
}
