import type { ConnectionState } from '#domain/settings/site-settings.ts'
import type { MailTransport } from '#platform/ports/mail.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import { mailMessage, type Sender } from './mail-message.ts'

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

/** The problem by error code; the message may contain a name or a password. */
function smtpProblem(error: unknown): ConnectionState {
  const codes = namesOf(error)
  if (codes.some((code) => code.includes('CERT') || code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL')))
    return 'not-trusted'
  return codes.map((code) => states[code]).find((state) => state !== undefined) ?? 'fails'
}

/** The codes of an error and its causes: nodemailer reports most socket errors as ESOCKET and keeps the system's code in the cause. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const known = /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|certificate)\b/.exec(error.message)?.[0]
  const found = known === undefined ? [] : [known === 'certificate' ? 'CERT' : known]
  return [...own, ...found, ...namesOf(error.cause)]
}

/** In milliseconds. The library's default is ten minutes, for which the job would wait. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** As many as there are concurrent mail jobs (src/platform/db/jobs.ts). */
const maxConnections = 5

/** Sends by SMTP_URL: `smtp://user:password@host:587` or `smtps://…:465`. Rejects when the server is away; the queue retries. */
export function smtpTransport(settings: {
  url: string
  from: Sender
}): MailTransport & CheckedConnection & { close(): void } {
  // Loaded on demand, for processes that send no mail.
  let opening: ReturnType<typeof open> | undefined
  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({ ...smtpOptions(settings.url), pool: true, maxConnections })
  }
  const server = () => {
    opening ??= open()
    return opening
  }
  return {
    async send(mail) {
      await (await server()).sendMail(mailMessage(mail, settings.from))
    },
    async check() {
      try {
        await (await server()).verify()
        return 'works'
      } catch (error) {
        return smtpProblem(error)
      }
    },
    close: () => void opening?.then((opened) => opened.close()),
  }
}

/** A server without TLS gets nothing: an attacker in between could remove the offer. Except `?tls=optional`, and this machine. */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const tls = url.searchParams.get('tls') ?? (isLoopback(url.hostname) ? 'optional' : 'required')
  url.searchParams.delete('tls')
  return { ...timeouts, url: url.href, requireTLS: tls !== 'optional' }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:[.]\d+){3}$/.test(host)
}
