import { expect, it } from 'vitest'
import { type Chosen, createServices } from '#features/services.ts'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { defaultSettingsReads } from '#tests/helpers/default-settings-reads.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { noCheckout } from '#tests/helpers/no-checkout.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')

/** What is chosen elsewhere and not called here. */
const chosen: Chosen = {
  content: {
    page: async () => null,
    pages: async () => [],
    posts: async () => [],
    post: async () => null,
    testimonials: async () => [],
    children: async () => null,
    categoryId: async () => null,
  },
  spamDefence: { ticket: () => 'ticket', check: async () => ({ verdict: 'human' }) },
  calendarFile: () => Promise.reject(new Error('no calendar is asked for here')),
  calendarFeed: () => Promise.reject(new Error('no calendar is asked for here')),
  invoicePdf: () => Promise.reject(new Error('no invoice is asked for here')),
  invoiceXml: () => Promise.reject(new Error('no invoice is asked for here')),
  testCheckout: null,
  mode: { cards: 'live', mail: 'sent', world: 'own' },
  spreadsheet: async function* () {
    yield new Uint8Array()
  },
  dataProtection: {
    lookUp: () => Promise.reject(new Error('nobody asks for a file here')),
    takeOut: () => Promise.reject(new Error('nobody asks for a file here')),
    erase: () => Promise.reject(new Error('nobody is erased here')),
    erasures: async () => [],
    deletions: async () => [],
  },
}

/** Ports that note when dates are asked for; nothing else is called. */
function portsWith(asked: Temporal.Instant[]): Parameters<typeof createServices>[0] {
  return {
    clock: { now: () => now },
    randomSource: { id: () => 'id', token: () => 'token' },
    transactions: { run: (): Promise<never> => Promise.reject(new Error('nothing is written here')) },
    checkout: noCheckout,
    settings: { current: defaultSettingsReads.current, forget: () => undefined },
    redirects: { current: async () => new Map() },
    transport: { send: () => Promise.reject(new Error('no mail leaves here')) },
    connections: { mail: { check: async () => 'stand-in' }, payment: { check: async () => 'stand-in' } },
    describeOrder: () => Promise.reject(new Error('nobody pays here')),
    reads: {
      ...emptyReads,
      async workshopDates(at) {
        asked.push(at)
        return [{ date: fl2dInVienna, left: 9 }]
      },
      async workshopDate(slug, at) {
        asked.push(at)
        return slug === fl2dInVienna.slug ? { date: fl2dInVienna, left: 9 } : null
      },
    },
  }
}

it('counts free seats as of now', async () => {
  const asked: Temporal.Instant[] = []
  const services = createServices(portsWith(asked), chosen)
  expect(await services.workshopDates()).toHaveLength(1)
  expect((await services.workshopDate(fl2dInVienna.slug))?.left).toBe(9)
  expect(await services.workshopDate('fl2d-atlantis')).toBeNull()
  expect(asked).toEqual([now, now, now])
})
