import type { ConnectionState } from '#domain/settings/connection.ts'

const states: Readonly<Record<string, ConnectionState>> = {
  EAUTH: 'not-let-in',
  ENOAUTH: 'not-let-in',
  EDNS: 'not-reached',
  ENOTFOUND: 'not-reached',
  ECONNREFUSED: 'not-reached',
  ECONNECTION: 'not-reached',
  ECONNRESET: 'not-reached',
  EHOSTUNREACH: 'not-reached',
  ETIMEDOUT: 'not-reached',
  ETIMEOUT: 'not-reached',
  ETLS: 'not-trusted',
}

/** What the name of an error says about the way to the mail server; its sentence may hold a name or a password. */
export function smtpProblem(error: unknown): ConnectionState {
  const codes = namesOf(error)
  if (codes.some((code) => code.includes('CERT') || code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL')))
    return 'not-trusted'
  return codes.map((code) => states[code]).find((state) => state !== undefined) ?? 'fails'
}

/** Of the error and of what it came from: the library calls most that go wrong on a socket ESOCKET, and keeps the system's own name. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const said = /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|certificate)\b/.exec(error.message)?.[0]
  const found = said === undefined ? [] : [said === 'certificate' ? 'CERT' : said]
  return [...own, ...found, ...namesOf(error.cause)]
}
