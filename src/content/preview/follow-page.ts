import { createClient } from 'graphql-ws'

/** Reconnection attempts (docs/product.md#content-source). */
export const maxRetries = 5

const firstMs = 1_000

/** Milliseconds before a retry: 1 s, 2 s, 4 s … plus jitter (docs/product.md#content-source). `random` is between 0 and 1. */
export function retryDelay(retries: number, random: number): number {
  return firstMs * 2 ** retries + Math.round(random * firstMs)
}

interface Following {
  /** A websocket URL, or a path of the site. */
  socket: string
  uri: string
  /** Returns the value of the websocket's `Authorization` parameter. */
  passHref: string
  onState(state: 'live' | 'lost'): void
  onChange(): void
}

const query = 'subscription pageChanged($uri: String!) { pageChanged(uri: $uri) { uri revision status changedAt } }'

/** Calls back for each change of a page (docs/product.md#content-source, graphql-transport-ws). Returns the function that stops it. */
export function followPage({ socket, uri, passHref, onState, onChange }: Following): () => void {
  const client = createClient({
    url: socketAddress(socket),
    connectionParams: async () => ({ Authorization: await passFrom(passHref) }),
    retryAttempts: maxRetries,
    retryWait: (retries) => new Promise((done) => setTimeout(done, retryDelay(retries, Math.random()))),
    shouldRetry: () => true,
    // Detects networks that drop packets silently.
    keepAlive: 30_000,
    on: {
      connected() {
        onState('live')
        // Catches up on changes before the connection or during an outage.
        onChange()
      },
    },
  })
  let isOver = false
  const over = () => {
    // Only once: the page discards its token the first time.
    if (isOver) return
    isOver = true
    onState('lost')
    // If the token is the cause, the page shows that and the published content. A site that does not answer would show its error page instead.
    passFrom(passHref).then(onChange, (error) => error instanceof TypeError || onChange())
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
  // Outside of a page only a whole address leads anywhere.
  const address = new URL(socket, globalThis.location?.href)
  address.protocol = address.protocol.replace(/^http/, 'ws')
  return address.href
}

/** Requested for each connection, because a ticket may be valid for a minute only. */
async function passFrom(href: string): Promise<string> {
  // An empty form: the site accepts no other body.
  const answer = await fetch(href, { method: 'POST', body: new URLSearchParams() })
  if (!answer.ok) throw new Error(`no pass for the live preview: ${answer.status}`)
  const { authorization }: { authorization: string } = await answer.json()
  return authorization
}
