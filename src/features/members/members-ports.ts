import type { ContentService } from '#content/ports/content-service.ts'
import type { Connections, Running } from '#domain/operations/running.ts'
import type { ActionLogReads } from '#features/audit/store/action-log-list.ts'
import type { Accounts } from '#features/members/store/accounts.ts'
import type { MemberReads } from '#features/members/store/members.ts'
import type { TodayReads } from '#features/today/store/today.ts'
import type { ContentTokens } from '#features/webhooks/records.ts'
import type { ApiKeyReads } from '#features/webhooks/store/api-keys.ts'
import type { WebhookPorts } from '#features/webhooks/webhook-service.ts'
import type { CreatePorts } from '#platform/ports.ts'
import type { FailedSignIn } from './records.ts'
import type { KnownDevices, SignInAttempts } from './store/sign-in-failures.ts'

export interface MembersPorts extends CreatePorts {
  members: MemberReads
  accounts: Accounts
  attempts: SignInAttempts
  devices: KnownDevices
  onFailedSignIn(failed: FailedSignIn): void
  onSignedIn(email: string): void
  isGuessable(password: string, whose: { name: string; email: string }): Promise<boolean>
  days: TodayReads
  running(): Promise<Running>
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
