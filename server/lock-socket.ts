import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A lock that ends with its process: a unix socket that answers with its owner's name. A file would outlive a killed owner;
 * a socket that nobody answers on any more is taken over. Null when another process holds it.
 */
export async function lockSocket(path: string): Promise<{ release(): Promise<void> } | null> {
  const owner = randomUUID()
  const server = (await listen(path, owner)) ?? (await takeOver(path, owner))
  if (!server) return null
  // Two processes that both take over a dead socket: the later one's file stands, so only it hears its own name.
  await wait(50)
  if ((await ask(path)) !== owner) {
    server.close()
    return null
  }
  return { release: () => new Promise((done) => server.close(() => done())) }
}

async function takeOver(path: string, owner: string): Promise<Server | null> {
  if ((await ask(path)) !== null) return null
  await rm(path, { force: true })
  return listen(path, owner)
}

/** Null when the path is in use, by a living process or by a dead one's leftover. */
function listen(path: string, owner: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(owner))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(path, () => resolve(server.unref()))
  })
}

/** The name of the owner; null when nobody answers. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = createConnection(path)
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
    })
    socket.once('end', () => resolve(answer))
    socket.once('error', () => resolve(null))
  })
}

/** A socket path of fixed length for anything that has a name, however long. */
export function temporarySocket(name: string): string {
  return join(tmpdir(), `flightdeck-${createHash('sha256').update(name).digest('hex').slice(0, 32)}.sock`)
}
