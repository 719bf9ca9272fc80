import type { PageDesk } from '../ports/page-desk.ts'
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
  /** Null when the pages are those of another content system. */
  pages: PageDesk | null
}
