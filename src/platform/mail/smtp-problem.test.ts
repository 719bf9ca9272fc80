import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { smtpTransport } from './smtp-transport.ts'

const from = { name: 'Flight Levels', email: 'office@flightlevels.example' }

async function portOf(server: SMTPServer): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

async function stateWith(server: SMTPServer, url: (port: number) => string) {
  // clients that hang up in the middle of a greeting are part of the test
  server.on('error', () => undefined)
  try {
    return await smtpTransport({ url: url(await portOf(server)), from }).check()
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

describe('the way to the mail server', () => {
  it('works when it answers', async () => {
    const open = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] })
    expect(await stateWith(open, (port) => `smtp://127.0.0.1:${port}`)).toBe('works')
  })

  it('is closed to a wrong password', async () => {
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('535 wrong password')),
    })
    expect(await stateWith(strict, (port) => `smtp://nora:wrong@127.0.0.1:${port}`)).toBe('not-let-in')
  })

  it('is not trusted with a certificate that no one vouches for', async () => {
    const selfSigned = new SMTPServer({ secure: true, disabledCommands: ['AUTH'] })
    expect(await stateWith(selfSigned, (port) => `smtps://127.0.0.1:${port}`)).toBe('not-trusted')
  })

  it('is not trusted where a server offers no TLS, unless it need not', async () => {
    const plain = () => new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] })
    expect(await stateWith(plain(), (port) => `smtp://127.0.0.1:${port}?tls=required`)).toBe('not-trusted')
    expect(await stateWith(plain(), (port) => `smtp://127.0.0.1:${port}?tls=optional`)).toBe('works')
  })

  it('ends where no one listens', async () => {
    const nobody = createServer()
    await new Promise<void>((resolve) => {
      nobody.listen(0, '127.0.0.1', resolve)
    })
    const address = nobody.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    await new Promise<void>((resolve) => nobody.close(() => resolve()))
    expect(await smtpTransport({ url: `smtp://127.0.0.1:${port}`, from }).check()).toBe('not-reached')
  })
})
