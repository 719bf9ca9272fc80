import type { ContentService } from '#content/ports/content-service.ts'
import type { ActionLogReads } from '#features/audit/ports.ts'
import type { Accounts, MemberReads, SignInAttempts } from '#features/members/ports.ts'
import type { Connections, RunningReads } from '#features/operations/ports.ts'
import type { Stores } from '#features/stores.ts'
import type { TodayReads } from '#features/today/ports.ts'
import type { ApiKeyReads, ContentTokens } from '#features/webhooks/ports.ts'
import type { WebhookPorts } from '#features/webhooks/webhook-service.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'
import type { FailedSignIn, KnownDevices } from './ports.ts'

/** What the office's own people and doors need. */
export interface OfficePorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<Stores>
  members: MemberReads
  accounts: Accounts
  attempts: SignInAttempts
  devices: KnownDevices
  onFailedSignIn(failed: FailedSignIn): void
  onSignedIn(email: string): void
  /** Whether a password of someone with this name and address is soon guessed. */
  isGuessable(password: string, whose: { name: string; email: string }): Promise<boolean>
  days: TodayReads
  running: RunningReads['running']
  /** Of this process. */
  connections(): Connections
  keys: ApiKeyReads
  log: ActionLogReads
  /** Null when the content comes from elsewhere. */
  contentTokens: ContentTokens | null
  /** Of the account that the content system has by itself; null when the content comes from elsewhere. */
  editorPassword: string | null
  webhooks: WebhookPorts['webhooks']
  /** Left out or null when the content comes from elsewhere. */
  contentService?: ContentService | null
}
