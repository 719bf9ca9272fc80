import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { RecoveryLink } from '#features/members/office-links.ts'
import { passwordLinkToken, recoveryToken } from './composition/office.ts'
import { openForProgram } from './data-folder.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

const usage = `node server/main.ts new-password nora@example.com
  prints a link to set a new password, for an office member who cannot receive mail.

node server/main.ts new-password nora@example.com --second-factor-lost [--nobody-else-can]
  prints a link that also removes authenticator codes and passkeys, for an owner whom no other owner can help.`

async function newPassword(env: Env): Promise<string> {
  const { email, isFactorLost, nobodyElseCan } = asked()
  const folder = await openForProgram(env)
  try {
    const clock = { now: () => Temporal.Now.instant() }
    const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
    const parts = { databaseUrl: env.DATABASE_URL, databaseFolder: folder.database, clock, randomSource }
    const token = isFactorLost
      ? tokenOf(await recoveryToken(parts, { email, nobodyElseCan }), email)
      : await passwordLinkToken(parts, email)
    if (token === null) throw new StartError(`No office account has the address ${email}.`)
    const site = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
    const link = `Set a new password within an hour at ${site}/office/new-password/${token}`
    const more =
      'This also removes its authenticator codes and passkeys. The office log records that this link was created.'
    return isFactorLost ? `${link}\n${more}` : link
  } finally {
    folder.release()
  }
}

const options = { 'second-factor-lost': { type: 'boolean' }, 'nobody-else-can': { type: 'boolean' } } as const

function asked() {
  // Without `strict`, a mistyped option becomes a value instead of an exception.
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

/** Null when no account has the address. */
function tokenOf(way: RecoveryLink, email: string): string | null {
  if ('token' in way) return way.token
  // one language: command-line output is English
  const others = new Intl.ListFormat('en-GB').format(way.otherOwners)
  switch (way.refusal) {
    case 'unknown-member':
      return null
    case 'no-owner':
      throw new StartError(`${email} is not an owner. An owner (${others}) can reset the second factor under Team.`)
    case 'other-owner':
      throw new StartError(
        `${others} can reset the second factor under Team. If they have lost theirs too, add --nobody-else-can.`,
      )
  }
}

export const main = () => runProgram(newPassword, (error) => (error instanceof StartError ? error.message : error))
