import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** Of the same database, through the wire. */
  url: string
  /** Breaks every connection and refuses new ones, as a server does that is gone. */
  cut(): void
  /** As `cut`, as soon as the other side is asked for something that has these words in it. */
  cutAt(words: string): void
  restore(): void
  /**
   * Carries nothing as soon as the other side is asked for something that has these words in it, until `release`: so a server is frozen, with its
   * connections open.
   */
  holdAt(words: string): void
  release(): void
  /** How many connections were refused so far. */
  refused(): number
}

const join = ([near, far]: [Socket, Socket]) => near.pipe(far).pipe(near)

/** A wire to a PostgreSQL server that can be cut. It keeps no process awake. */
export async function wireTo(database: string): Promise<Wire> {
  const target = new URL(database)
  const ends = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isCut = false
  let isHeld = false
  let awaited: { words: string; act: () => void } | undefined
  function cut() {
    isCut = true
    for (const end of ends) end.destroy()
  }
  function hold() {
    isHeld = true
    for (const [near, far] of pairs) for (const end of [near.unpipe(far), far.unpipe(near)]) end.pause()
  }
  let refused = 0
  const server = createServer((near) => {
    if (isCut) {
      refused += 1
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => ends.delete(end))
    }
    near.on('data', (asked) => {
      if (!awaited || !asked.includes(awaited.words)) return
      const { act } = awaited
      awaited = undefined
      act()
    })
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('close', () => pairs.delete(pair))
    if (!isHeld) join(pair)
  }).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  // A server on a TCP port has an address object; only sockets and pipes have a string.
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(database), { port: String(port) }).href,
    refused: () => refused,
    cut,
    cutAt(words) {
      awaited = { words, act: cut }
    },
    restore() {
      isCut = false
    },
    holdAt(words) {
      awaited = { words, act: hold }
    },
    release() {
      isHeld = false
      for (const pair of pairs) join(pair)
    },
  }
}
