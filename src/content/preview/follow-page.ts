import { createClient } from 'graphql-ws'

/** How often a websocket is tried again (docs/product.md#content-source). */
export const maxRetries = 5

const firstMs = 1_000

/**
 * The delay before a retry, in milliseconds: 1 s, 2 s, 4 s … plus up to a second of jitter (docs/product.md#content-source). `retries`
 * counts the earlier ones; `random` is between 0 and 1.
 */
export function retryDelay(retries: number, random: number): number {
  return firstMs * 2 ** retries + Math.round(random * firstMs)
}

interface Following {
  /** A websocket address, or a path of the site. */
  socket: string
  uri: string
  /** Gives what the websocket says in its `Authorization` parameter. */
  passHref: string
  onState(state: 'live' | 'lost'): void
  onChange(): void
}

const query = 'subscription pageChanged($uri: String!) { pageChanged(uri: $uri) { uri revision status changedAt } }'

/** Calls back for each change of a page (docs/product.md#content-source, graphql-transport-ws). Gives the way to stop that. */
export function followPage({ socket, uri, passHref, onState, onChange }: Following): () => void {
  const client = createClient({
    url: socketAddress(socket),
    connectionParams: async () => ({ Authorization: await passFrom(passHref) }),
    retryAttempts: maxRetries,
    retryWait: (retries) => new Promise((done) => setTimeout(done, retryDelay(retries, Math.random()))),
    shouldRetry: () => true,
    // a network that swallows everything is noticed after a while
    keepAlive: 30_000,
    on: {
      connected() {
        onState('live')
        // what was changed while no one listened: since the page was made, or since the connection was lost
        onChange()
      },
    },
  })
  let isOver = false
  const over = () => {
    // only once: the page discards its token the first time
    if (isOver) return
    isOver = true
    onState('lost')
    // The page says why, if it is the token: it is then shown as to a visitor.
    onChange()
  }
  const stop = client.subscribe<{ pageChanged: object }>(
    { query, variables: { uri } },
    { next: ({ errors }) => (errors ? over() : onChange()), error: over, complete: () => undefined },
  )
  return () => {
    stop()
    void client.dispose()
  }
}

function socketAddress(socket: string): string {
  const address = URL.canParse(socket) ? new URL(socket) : new URL(socket, location.href)
  address.protocol = address.protocol.replace(/^http/, 'ws')
  return address.href
}

/** Asked for again with each connection: a pass may be good for a minute only. */
async function passFrom(href: string): Promise<string> {
  // an empty form: the site takes nothing else
  const answer = await fetch(href, { method: 'POST', body: new URLSearchParams() })
  if (!answer.ok) throw new Error(`no pass for the live preview: ${answer.status}`)
  const { authorization }: { authorization: string } = await answer.json()
  return authorization
}
