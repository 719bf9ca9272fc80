import type { LoginAttempts, OnLogin } from '#content/documents/content-context.ts'
import { countFailure } from '#features/members/sign-in.ts'
import { knownDevicesOn } from '#features/members/store/known-devices.ts'
import { signInAttemptsOn } from '#features/members/store/sign-in-failures.ts'
import type { Database } from '#platform/db/database.ts'
import type { Clock, KeyRing, Transactions } from '#platform/ports.ts'
import { derivedKey, derivedKeys, signInHash } from '../derived-key.ts'
import type { LoginDevices } from '../http/request-preview.ts'
import type { Log } from '../log.ts'

interface LoginParts {
  db: Database
  secrets: KeyRing
  siteUrl: string
  log: Pick<Log, 'info' | 'warn'>
  clock: Clock
  transactions: Transactions
}

/** Logins to the embedded content system, with the same known devices, rate limits and log messages as the office. */
export function contentLogins({ db, secrets, siteUrl, log, clock, transactions }: LoginParts): {
  devices: LoginDevices
  /** Counted across all processes. */
  counted: { attempts: LoginAttempts; onLogin: OnLogin }
} {
  const hashOf = signInHash(secrets)
  const known = knownDevicesOn(derivedKeys(secrets, 'known devices of editors'), {
    isSecure: siteUrl.startsWith('https:'),
    cookie: 'content.device',
  })
  return {
    devices: {
      deviceOf: (username, cookie) => known.deviceOf(username, new Headers({ cookie: cookie ?? '' }), clock.now()),
      remember: (username) => known.remember(username, clock.now()),
    },
    counted: {
      attempts: signInAttemptsOn(db, derivedKey(secrets, 'attempts of editors')),
      async onLogin({ username, address, isKnownDevice, outcome }) {
        const name = username.trim().toLowerCase()
        const account = hashOf(name)
        if (outcome === 'in') return log.info({ account }, 'signed in')
        const sender = hashOf(address)
        log.warn({ step: 'password', outcome, isKnownDevice, account, sender }, 'sign-in failed')
        await countFailure({ clock, transactions }, { kind: name === 'editor' ? 'editor' : 'nobody' }, 'password')
      },
    },
  }
}
