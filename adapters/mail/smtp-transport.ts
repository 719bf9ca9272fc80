import { createTransport } from 'nodemailer'
import type { CheckedConnection, MailTransport } from '#usecases/ports.ts'
import { mailMessage, type Sender } from './mail-message.ts'
import { smtpProblem } from './smtp-problem.ts'

/** In milliseconds. The library would wait ten minutes on a silent server, and the job with it. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** As many as mails are carried out at once (adapters/db/jobs.ts). */
const maxConnections = 5

/**
 * Sends through an SMTP server. `url` is SMTP_URL: `smtp://user:password@host:587` or `smtps://…:465`. Its connections stay open for the
 * mails to come until `close`. Rejects when the server cannot be reached or refuses; whether to try again is the queue's to decide.
 */
export function smtpTransport(settings: {
  url: string
  from: Sender
}): MailTransport & CheckedConnection & { close(): void } {
  const server = createTransport({ ...smtpOptions(settings.url), pool: true, maxConnections })
  return {
    async send(mail) {
      await server.sendMail(mailMessage(mail, settings.from))
    },
    async check() {
      try {
        await server.verify()
        return 'works'
      } catch (error) {
        return smtpProblem(error)
      }
    },
    close: () => server.close(),
  }
}

/**
 * A server that offers no TLS gets neither password nor mail: whoever is in between could take the offer out of its answer. `?tls=optional`
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
