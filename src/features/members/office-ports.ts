import type { WebhookPorts } from '#features/webhooks/webhook-ports.ts'
import type { ActionLogReads } from '#platform/ports/action-log.ts'
import type { ApiKeyReads } from '#platform/ports/api-keys.ts'
import type { ContentService } from '#platform/ports/content-service.ts'
import type { ContentTokens } from '#platform/ports/content-tokens.ts'
import type { FailedSignIn, KnownDevices } from '#platform/ports/known-devices.ts'
import type {
  Accounts,
  Clock,
  MemberReads,
  RandomSource,
  SignInAttempts,
  TodayReads,
  Transactions,
} from '#platform/ports.ts'

/** What the office's own people and doors need. */
export interface OfficePorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions
  members: MemberReads
  accounts: Accounts
  attempts: SignInAttempts
  devices: KnownDevices
  onFailedSignIn(failed: FailedSignIn): void
  onSignedIn(email: string): void
  /** Whether a password of somebody with this name and address is soon guessed. */
  isGuessable(password: string, whose: { name: string; email: string }): Promise<boolean>
  days: TodayReads
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
