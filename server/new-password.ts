import { randomBytes, randomUUID } from 'node:crypto'
import { passwordLinkToken } from './composition/password-link.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

/** `node server/new-password.ts nora@example.com`: prints a link to a new password, for an owner who has lost theirs and gets no mail. */
async function main() {
  const [email] = process.argv.slice(2)
  if (!email) throw new StartError('Say whose password: node server/new-password.ts nora@example.com')
  const env = readEnv()
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const clock = { now: () => Temporal.Now.instant() }
    const chance = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
    const parts = { databaseUrl: env.DATABASE_URL, databaseFolder: folder.database, clock, chance }
    const token = await passwordLinkToken(parts, email)
    if (!token) throw new StartError(`Nobody in the office has the address ${email}.`)
    const site = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
    console.log(`Within an hour, a new password can be set at ${site}/office/new-password/${token}`)
  } finally {
    folder.release()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
