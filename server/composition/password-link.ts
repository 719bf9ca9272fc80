import type { MembersPorts } from '#features/members/members-ports.ts'
import { passwordLinkFor } from '#features/members/new-password.ts'
import { type RecoveryLink, recoveryLinkFor } from '#features/members/office-links.ts'
import { memberReadsOn } from '#features/members/store/members.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Clock, RandomSource } from '#platform/ports.ts'
import { transactionsOn } from './stores.ts'

interface PasswordLinkParts {
  databaseUrl: string | undefined
  databaseFolder: string
  clock: Clock
  randomSource: RandomSource
}

/** The token of a password link for an address; null when no account has it. */
export function passwordLinkToken(parts: PasswordLinkParts, email: string): Promise<string | null> {
  return withOffice(parts, (ports) => passwordLinkFor(ports, email))
}

/** The token of a link that bypasses the second factor, for an owner. */
export function recoveryToken(
  parts: PasswordLinkParts,
  wish: { email: string; nobodyElseCan: boolean },
): Promise<RecoveryLink> {
  return withOffice(parts, (ports) => recoveryLinkFor(ports, wish))
}

async function withOffice<Result>(
  { databaseUrl: url, databaseFolder: folder, clock, randomSource }: PasswordLinkParts,
  work: (ports: Pick<MembersPorts, 'clock' | 'randomSource' | 'transactions' | 'members'>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, folder, onError: console.error })
  try {
    // Creating a link has no side effects and counts no use.
    const transactions = transactionsOn(database.db, () => Promise.resolve(), '')
    return await work({ clock, randomSource, transactions, members: memberReadsOn(database.db) })
  } finally {
    await database.close()
  }
}
