import { memberReadsOn } from '#adapters/db/members.ts'
import { openDatabase } from '#adapters/db/open-database.ts'
import { transactionsOn } from '#adapters/db/stores.ts'
import { passwordLinkFor } from '#usecases/office/new-password.ts'
import type { Chance, Clock } from '#usecases/ports.ts'

interface PasswordLinkParts {
  databaseUrl: string | undefined
  databaseFolder: string
  clock: Clock
  chance: Chance
}

/** The token of a link to a new password for who has this address; null when nobody has it. Opens the database for that and closes it. */
export async function passwordLinkToken(parts: PasswordLinkParts, email: string): Promise<string | null> {
  const { databaseUrl: url, databaseFolder: folder, clock, chance } = parts
  const database = await openDatabase({ url, folder, onError: console.error })
  try {
    // a link sets nothing going
    const transactions = transactionsOn(database.db, () => Promise.resolve())
    return await passwordLinkFor({ clock, chance, transactions, members: memberReadsOn(database.db) }, email)
  } finally {
    await database.close()
  }
}
