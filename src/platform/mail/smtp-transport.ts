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

/** What the name of an error says about the way to the mail server; its sentence may hold a name or a password. */
function smtpProblem(error: unknown): ConnectionState {
  const codes = namesOf(error)
  if (codes.some((code) => code.includes('CERT') || code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL')))
    return 'not-trusted'
  return codes.map((code) => states[code]).find((state) => state !== undefined) ?? 'fails'
}

/** Of the error and of what it came from: the library calls most that go wrong on a socket ESOCKET, and keeps the system's own name. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const known = /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|certificate)\b/.exec(error.message)?.[0]
  const found = known === undefined ? [] : [known === 'certificate' ? 'CERT' : known]
  return [...own, ...found, ...namesOf(error.cause)]
}

/** In milliseconds. The library would wait ten minutes on a silent server, and the job with it. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** As many as mails are carried out at once (src/platform/db/jobs.ts). */
const maxConnections = 5

/**
 * Sends through an SMTP server. `url` is SMTP_URL: `smtp://user:password@host:587` or `smtps://…:465`. Its connections stay open for the
 * mails to come until `close`. Rejects when the server cannot be reached or refuses; whether to try again is the queue's to decide.
 */
export function smtpTransport(settings: {
  url: string
  from: Sender
}): MailTransport & CheckedConnection & { close(): void } {
  // A process that sends no mail never loads the library.
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

/**
 * A server that offers no TLS gets neither password nor mail: anyone who is in between could take the offer out of its answer. `?tls=optional`
 * says otherwise, and so does a server on this machine.
 */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const tls = url.searchParams.get('tls') ?? (isLoopback(url.hostname) ? 'optional' : 'required')
  url.searchParams.delete('tls')
  return { ...timeouts, url: url.href, requireTLS: tls !== 'optional' }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:[.]\d+){3}$/.test(host)
}
