import { type Resealed, reseal } from '#features/members/store/reseal.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { KeyRing } from '#platform/ports.ts'
import { derivedKeys } from '../derived-key.ts'

interface ResealParts {
  databaseUrl: string | undefined
  databaseFolder: string
  secrets: KeyRing
}

/** Re-encrypts everything stored with keys of the newest secret. Opens and closes the database. */
export async function resealAll({ databaseUrl: url, databaseFolder: folder, secrets }: ResealParts): Promise<Resealed> {
  const database = await openDatabase({ url, folder, onError: console.error })
  try {
    const keys = { office: derivedKeys(secrets, 'office'), webhooks: derivedKeys(secrets, 'webhooks') }
    return await reseal(database.db, keys)
  } finally {
    await database.close()
  }
}
