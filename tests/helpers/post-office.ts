import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface PostOffice {
  /** For SMTP_URL. */
  url: string
  /** The Message-ID of everything that was handed in, in the order of arrival. */
  received: string[]
  /** Whether a client has sent a mail and waits for an answer. */
  isKeepingSomebody(): boolean
  close(): Promise<void>
}

/** A mail server that counts received mails and calls `onMail` for each. While `isOpen` is false, clients wait for an answer, as with a server that hangs. */
export async function openPostOffice(
  isOpen: () => boolean = () => true,
  onMail: (id: string) => void = () => undefined,
): Promise<PostOffice> {
  const received: string[] = []
  let waiting = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        if (!isOpen()) {
          waiting += 1
          return
        }
        const id = /^Message-ID:\s*(\S+)/im.exec(message)?.[1] ?? 'a letter without a Message-ID'
        received.push(id)
        onMail(id)
        done()
      }, done)
    },
  })
  // A client that is killed in the middle of a mail is part of the tests.
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the post office has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    isKeepingSomebody: () => waiting > 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
