import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { mailboxTransport, type StoredMail } from '#platform/mail/mailbox-transport.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { mailTransportContract, type OpenTransport } from './mail-transport.ts'

const from = { name: 'Flight Levels', email: 'office@flightlevels.example' }

mailTransportContract('the SMTP transport', {
  open: () => openServer(() => null),
  openRefusing: () => openServer(() => Object.assign(new Error('mailbox full'), { responseCode: 452 })),
})

mailTransportContract('the mailbox transport', {
  open: () => openMailbox(() => Promise.resolve()),
  openRefusing: () => openMailbox(() => Promise.reject(new Error('disk full'))),
})

/** A server that speaks SMTP on a free port, as plain as one on the same machine. */
async function openServer(answer: () => Error | null): Promise<OpenTransport> {
  const messages: Uint8Array[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(answer()),
    onData: (stream, _session, done) => {
      buffer(stream).then((message) => {
        messages.push(message)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${address.port}`, from })
  return {
    transport,
    arrived: () => messages,
    close() {
      transport.close()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function openMailbox(answer: () => Promise<void>): Promise<OpenTransport> {
  const mails: StoredMail[] = []
  const store = {
    keep: async (mail: StoredMail) => {
      await answer()
      mails.push(mail)
    },
    list: () => Promise.resolve(mails),
    find: (id: string) => Promise.resolve(mails.find((mail) => mail.id === id) ?? null),
  }
  const clock = { now: () => Temporal.Instant.from('2026-11-21T09:30:00Z') }
  return Promise.resolve({
    transport: mailboxTransport({ store, from, clock }),
    arrived: () => mails.map((mail) => mail.message),
    close: () => Promise.resolve(),
  })
}
