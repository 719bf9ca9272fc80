import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import type { SitePictures } from '#content/ports/pictures.ts'
import type { ContentEvent } from '#content/sources/content-clients.ts'
import type { Running } from '#domain/operations/running.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { Services } from '#features/context.ts'
import type { MailboxAccess } from '#frame/context.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import type { Effect, KeyRing, Stores } from '#platform/ports.ts'
import type { Office } from './composition/office.ts'
import type { DocumentMaker } from './document-thread.ts'
import type { Env } from './env.ts'
import type { ContentHookParts, PaymentHookParts } from './http/hooks.ts'
import type { Dependencies } from './http/metrics.ts'
import type { PreviewService } from './http/request-preview.ts'
import type { Log } from './log.ts'
import type { SiteBundle } from './site-build.ts'

export interface World extends Office {
  database: OpenDatabase
  services: Services
  mode: SiteMode
  contentSystem: ContentSystem | null
  pictures: SitePictures
  /** For `/hooks/content`; null without CONTENT_WEBHOOK_SECRET. */
  contentHook: ContentHookParts | null
  paymentHook: PaymentHookParts
  /** Other origins of payment pages. */
  paymentPages: readonly string[]
  /** Event counts of a remote content source since the start. */
  contentEvents: ReadonlyMap<ContentEvent, number>
  /** Failures of jobs or of the queue itself since the start. */
  jobFailures: () => number
  /** S3 storage failures since the start. */
  fileFailures: () => number
  running(): Promise<Running>
  connections: OpenDatabase['connections']
  /** Null without BACKUP_DIR. */
  backUp: (() => Promise<object>) | null
  mailbox: MailboxAccess | null
  /** The key in the mailbox URL; null without a mailbox. */
  mailboxKey: string | null
  senderSalt: string
  rateLimits: Stores['rateLimits']
  preview: PreviewService
  jobs: Jobs
  run(effect: Effect): Promise<void>
  /** Deletes expired data and moves files to the configured storage. */
  tidy(): Promise<void>
  dependencies(): Promise<Dependencies>
  /** Calls back with the cache tags of stale pages; without tags, all pages are stale. */
  onPagesChanged(purge: (tags?: string[]) => void): Promise<void>
}

export interface WorldParts {
  env: Env
  databaseFolder: string
  /** What a new embedded database begins with; null to make it from nothing, as in development. */
  databaseArchive: string | null
  picturesFolder: string
  /** Newest first. */
  secrets: KeyRing
  siteUrl: string
  ownUrl: string
  bundle: () => Promise<SiteBundle>
  maker: DocumentMaker
  log: Log
}
