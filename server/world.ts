import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import type { SitePictures } from '#content/ports/pictures.ts'
import type { ContentEvent } from '#content/sources/content-clients.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { RunningReads } from '#features/operations/ports.ts'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { UseCases } from '#features/use-cases.ts'
import type { MailboxAccess } from '#frame/context.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import type { Effect, KeyRing } from '#platform/ports.ts'
import type { Office } from './composition/office.ts'
import type { DocumentMaker } from './document-thread.ts'
import type { Env } from './env.ts'
import type { ContentHookParts } from './http/hooks-content.ts'
import type { PaymentHookParts } from './http/hooks-payment.ts'
import type { PreviewService } from './http/request-preview.ts'
import type { Log } from './log.ts'
import type { SiteBundle } from './site-build.ts'

/** Everything that runs, put together by `composition.ts`. */
export interface World extends Office {
  database: OpenDatabase
  useCases: UseCases
  mode: SiteMode
  contentSystem: ContentSystem | null
  pictures: SitePictures
  /** What `/hooks/content` needs; null without CONTENT_WEBHOOK_SECRET. */
  contentHook: ContentHookParts | null
  paymentHook: PaymentHookParts
  /** Origins of the pages that people pay at, besides this site. */
  paymentPages: readonly string[]
  /** How often each thing has happened with a remote content source, since the start. */
  contentEvents: ReadonlyMap<ContentEvent, number>
  /** How often a job or the queue itself has failed, since the start. */
  jobFailures: () => number
  /** How often the S3 storage has failed, since the start. */
  fileFailures: () => number
  /** How all processes are doing. */
  running: RunningReads['running']
  connections: OpenDatabase['connections']
  /** Null without BACKUP_DIR. */
  backUp: (() => Promise<object>) | null
  mailbox: MailboxAccess | null
  /** The key in the address of the mailbox; null when there is none. */
  mailboxKey: string | null
  /** Hides the network addresses of senders in what is counted. */
  senderSalt: string
  /** What senders did, in all processes. */
  rateLimits: RateLimitStores
  preview: PreviewService
  jobs: Jobs
  run(effect: Effect): Promise<void>
  /** Deletes everything whose time is over, and moves files to where they are kept. */
  tidy(): Promise<void>
  ready(): Promise<void>
  /** Calls back with the tags of pages that are stale now; without tags, all are. */
  onPagesChanged(purge: (tags?: string[]) => void): Promise<void>
}

export interface WorldParts {
  env: Env
  /** Where the embedded database lives. */
  databaseFolder: string
  /** Where pictures are kept that can be made again. */
  picturesFolder: string
  /** The newest first. */
  secrets: KeyRing
  siteUrl: string
  /** Where this very process listens. */
  ownUrl: string
  bundle: () => Promise<SiteBundle>
  maker: DocumentMaker
  log: Log
}
