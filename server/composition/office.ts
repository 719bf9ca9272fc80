import { createHmac } from 'node:crypto'
import { ownWords } from '#domain/office/member.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import type { mailboxStoreOn } from '#features/mail-log/store/mail-log.ts'
import type { MembersPorts } from '#features/members/members-ports.ts'
import { passwordLinkFor } from '#features/members/new-password.ts'
import { offerEditorPassword, type RecoveryLink, recoveryLinkFor } from '#features/members/office-links.ts'
import { createOfficeService, type OfficeService, offerFirstAccount } from '#features/members/office-service.ts'
import type { FailedSignIn } from '#features/members/records.ts'
import { accountsOn } from '#features/members/store/accounts.ts'
import { isGuessable } from '#features/members/store/is-guessable.ts'
import { memberReadsOn } from '#features/members/store/members.ts'
import type { Resealed } from '#features/members/store/reseal.ts'
import { knownDevicesOn, signInAttemptsOn } from '#features/members/store/sign-in-failures.ts'
import { createDataProtection, type DataProtection } from '#features/privacy/data-protection.ts'
import { dataProtectionReadsOn } from '#features/privacy/store/data-protection.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import { apiKeyReadsOn } from '#features/webhooks/store/api-keys.ts'
import type { MailboxAccess } from '#frame/context.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { mailId } from '#platform/mail/mail-message.ts'
import type { Clock, KeyRing, RandomSource, Transactions } from '#platform/ports.ts'
import { derivedKey, derivedKeys, isSame, signInHash } from '../derived-key.ts'
import type { Log } from '../log.ts'
import { transactionsOn } from './stores.ts'

type GivenPort =
  | ('clock' | 'randomSource' | 'transactions' | 'webhooks' | 'running' | 'connections')
  | ('contentTokens' | 'editorPassword' | 'contentService')

interface OfficeParts extends Pick<MembersPorts, GivenPort> {
  db: Database
  secrets: KeyRing
  siteUrl: string
  log: Pick<Log, 'info' | 'warn'>
  companyName(): Promise<string>
}

export interface Office {
  office: OfficeService
  /** The token of the link to the first office account; null once an account exists. Each call revokes earlier links. */
  firstAccountToken(): Promise<string | null>
  /** The token of the link to the password of the embedded content system; null for a remote content source. Each call revokes earlier links. */
  editorPasswordToken(): Promise<string | null>
}

export function officeOf({ db, secrets, siteUrl, log, companyName, ...parts }: OfficeParts): Office {
  const hashOf = signInHash(secrets)
  const ports = {
    ...parts,
    days: todayReadsOn(db),
    keys: apiKeyReadsOn(db),
    log: actionLogReadsOn(db),
    members: memberReadsOn(db),
    accounts: accountsOn({ db, keys: derivedKeys(secrets, 'office'), siteUrl }),
    isGuessable: async (password: string, { name, email }: { name: string; email: string }) =>
      isGuessable(password, ownWords([name, email, await companyName(), new URL(siteUrl).hostname])),
    devices: knownDevicesOn(derivedKeys(secrets, 'known devices'), { isSecure: siteUrl.startsWith('https:') }),
    onFailedSignIn: ({ email, address, ...failed }: FailedSignIn) =>
      log.warn({ ...failed, account: email && hashOf(email), sender: hashOf(address) }, 'sign-in failed'),
    onSignedIn: (email: string) => log.info({ account: hashOf(email) }, 'signed in'),
    attempts: signInAttemptsOn(db, derivedKey(secrets, 'sign-in attempts')),
  }
  return {
    office: createOfficeService(ports),
    firstAccountToken: () => offerFirstAccount(ports),
    editorPasswordToken: async () => (ports.editorPassword === null ? null : offerEditorPassword(ports)),
  }
}

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

/** Re-encrypts everything stored with keys of the newest secret. Opens and closes the database. */
export async function resealAll({
  databaseUrl: url,
  databaseFolder: folder,
  secrets,
}: Pick<PasswordLinkParts, 'databaseUrl' | 'databaseFolder'> & { secrets: KeyRing }): Promise<Resealed> {
  const database = await openDatabase({ url, folder, onError: console.error })
  try {
    // It loads better-auth, which no start needs.
    const { reseal } = await import('#features/members/store/reseal.ts')
    const keys = { office: derivedKeys(secrets, 'office'), webhooks: derivedKeys(secrets, 'webhooks') }
    return await reseal(database.db, keys)
  } finally {
    await database.close()
  }
}

interface Parts {
  db: Database
  secrets: KeyRing
  clock: Clock
  transactions: Transactions
}

/** Data protection with its own key, since the log stores hashes instead of addresses. */
export function dataProtectionOf({ db, secrets, ...ports }: Parts): DataProtection {
  const keys = derivedKeys(secrets, 'erased addresses')
  return createDataProtection({
    ...ports,
    reads: dataProtectionReadsOn(db),
    hashOf: (address) => hashOf(keys[0], address),
    hashesOf: (address) => keys.map((key) => hashOf(key, address)),
  })
}

/** The first 122 bits of an HMAC as a UUID version 8, which is reserved for custom constructions (RFC 9562). */
function hashOf(key: string, address: string): string {
  const bytes = createHmac('sha256', key).update(address).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The local mailbox; null when a mail server delivers mail. */
export function keptMailbox(
  secrets: KeyRing,
  key: string | null,
  store: ReturnType<typeof mailboxStoreOn>,
): MailboxAccess | null {
  if (key === null) return null
  return {
    opensWith: (given) => derivedKeys(secrets, 'mailbox').some((known) => isSame(given, known)),
    href: `/mailbox/${key}`,
    ofKey: (mailKey) => store.find(mailId(mailKey)),
    list: store.list,
    find: store.find,
  }
}
