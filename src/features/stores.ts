import type { CommentReads, CommentStores } from '#features/blog/ports.ts'
import type { OrderingReads, OrderingStores } from '#features/booking/ordering-stores.ts'
import type { ContactReads, ContactStores } from '#features/contact/ports.ts'
import type { ExportReads } from '#features/exports/ports.ts'
import type { MemberStores, SignInFailureStores } from '#features/members/ports.ts'
import type { DataProtectionStores, RetentionStores } from '#features/privacy/ports.ts'
import type { RedirectReads, RedirectStores } from '#features/redirects/ports.ts'
import type { FailedJobStores } from '#features/today/ports.ts'
import type { ApiKeyStores } from '#features/webhooks/ports.ts'

/** Everything that can be read and written inside one transaction. */
export interface Stores extends OrderingStores {
  apiKeys: ApiKeyStores
  comments: CommentStores
  contact: ContactStores
  dataProtection: DataProtectionStores
  failedJobs: FailedJobStores
  members: MemberStores
  redirects: RedirectStores
  retention: RetentionStores
  signInFailures: SignInFailureStores
}

/** Reading, outside any transaction. */
export interface Reads extends OrderingReads {
  comments: CommentReads
  contact: ContactReads
  exports: ExportReads
  redirects: RedirectReads
}
