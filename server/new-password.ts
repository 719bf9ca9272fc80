import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { RecoveryLink } from '#features/members/office-links.ts'
import { passwordLinkToken, recoveryToken } from './composition/password-link.ts'
import { openDataFolder } from './data-folder.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

const usage = `node server/main.ts new-password nora@example.com
  prints a link to a new password, for somebody of the office who gets no mail.

node server/main.ts new-password nora@example.com --second-factor-lost [--nobody-else-can]
  prints one that ends codes and passkeys too, for an owner whom no other owner can let in.`

async function newPassword(env: Env): Promise<string> {
  const { email, isFactorLost, nobodyElseCan } = asked()
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const clock = { now: () => Temporal.Now.instant() }
    const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
    const parts = { databaseUrl: env.DATABASE_URL, databaseFolder: folder.database, clock, randomSource }
    const token = isFactorLost
      ? tokenOf(await recoveryToken(parts, { email, nobodyElseCan }), email)
      : await passwordLinkToken(parts, email)
    if (token === null) throw new StartError(`Nobody in the office has the address ${email}.`)
    const site = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
    const link = `Within an hour, a new password can be set at ${site}/office/new-password/${token}`
    const more = 'Codes and passkeys end with that. The log of the office says that this link was made.'
    return isFactorLost ? `${link}\n${more}` : link
  } finally {
    folder.release()
  }
}

const options = { 'second-factor-lost': { type: 'boolean' }, 'nobody-else-can': { type: 'boolean' } } as const

function asked() {
  // without `strict` a mistyped option is one more value, not an exception
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options })
  const [email, ...others] = positionals
  const isMistyped = others.length > 0 || Object.keys(values).some((name) => !Object.hasOwn(options, name))
  if (!email || isMistyped) throw new StartError(usage)
  return {
    email,
    isFactorLost: values['second-factor-lost'] === true,
    nobodyElseCan: values['nobody-else-can'] === true,
  }
}

/** Null when no one has the address. */
function tokenOf(way: RecoveryLink, email: string): string | null {
  if ('token' in way) return way.token
  // one language: the operator's terminal speaks English
  const others = new Intl.ListFormat('en').format(way.otherOwners)
  switch (way.refusal) {
    case 'unknown-member':
      return null
    case 'no-owner':
      throw new StartError(`${email} belongs to no owner: an owner (${others}) resets the second factor under Team.`)
    case 'other-owner':
      throw new StartError(
        `${others} can reset the second factor under Team. Who has lost theirs too is no help: then add --nobody-else-can.`,
      )
  }
}

export const main = () => runProgram(newPassword, (error) => (error instanceof StartError ? error.message : error))
