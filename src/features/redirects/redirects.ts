import { isPage, type PagePorts } from '#content/is-page.ts'
import { decideRedirect, type Redirect, type RedirectRefusal, redirectPath } from '#domain/address/redirect-rule.ts'
import { done, type Refusal, type Result } from '#domain/result.ts'
import type { Clock, Reads, Transactions } from '#platform/ports.ts'
import type { StoredRedirect } from './store/redirects.ts'

export interface RedirectService {
  /** The newest first. */
  all(): Promise<StoredRedirect[]>
  add(wish: Redirect & { by: string }): Promise<Result<object, Refusal<RedirectRefusal>>>
  remove(source: string): Promise<void>
}

interface RedirectPorts extends PagePorts {
  reads: PagePorts['reads'] & Pick<Reads, 'redirects'>
  clock: Clock
  transactions: Transactions
}

export function createRedirectService(ports: RedirectPorts): RedirectService {
  const { clock, transactions, reads } = ports
  return {
    all: () => reads.redirects.all(),
    async add({ source, target, by }) {
      const now = clock.now()
      const exists = (path: string) => isPage(ports, redirectPath(path), now)
      // asked before anything is locked: the content may be on another server
      const pages = { isPage: await exists(source), isTargetPage: await exists(target) }
      return transactions.run(async (stores) => {
        const decision = decideRedirect({ source, target }, { known: await stores.redirects.lockAll(), ...pages })
        if (decision.outcome === 'refused') return decision
        await stores.redirects.add({ ...decision.redirect, by, at: now })
        return done
      })
    },
    remove: (source) => transactions.run((stores) => stores.redirects.remove(source)),
  }
}
