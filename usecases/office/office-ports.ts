import type { ContentDesk } from '../ports/content-desk.ts'
import type { Accounts, Chance, Clock, MemberReads, SignInAttempts, TodayReads, Transactions } from '../ports.ts'

/** What the office's own people and doors need. */
export interface OfficePorts {
  clock: Clock
  chance: Chance
  transactions: Transactions
  members: MemberReads
  accounts: Accounts
  attempts: SignInAttempts
  days: TodayReads
  /** Left out or null when the content comes from elsewhere. */
  contentDesk?: ContentDesk | null
}
