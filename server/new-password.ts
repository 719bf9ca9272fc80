import { randomBytes, randomUUID } from 'node:crypto'
import { memberReadsOn } from '#adapters/db/members.ts'
import { openDatabase } from '#adapters/db/open-database.ts'
import { transactionsOn } from '#adapters/db/stores.ts'
import { passwordLinkFor } from '#usecases/office/new-password.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

/** `node server/new-password.ts nora@example.com`: prints a link to a new password, for an owner who has lost theirs and gets no mail. */
async function main() {
  const [email] = process.argv.slice(2)
  if (!email) throw new StartError('Say whose password: node server/new-password.ts nora@example.com')
  const env = readEnv()
  const folder = await openDataFolder(env.DATA_DIR)
  const database = await openDatabase({ url: env.DATABASE_URL, folder: folder.database, onError: console.error })
  const token = await passwordLinkFor(
    {
      clock: { now: () => Temporal.Now.instant() },
      chance: { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') },
      // a link sets nothing going
      transactions: transactionsOn(database.db, () => Promise.resolve()),
      members: memberReadsOn(database.db),
    },
    email,
  )
  await database.close()
  folder.release()
  if (!token) throw new StartError(`Nobody in the office has the address ${email}.`)
  const site = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  console.log(`Within an hour, a new password can be set at ${site}/office/new-password/${token}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
