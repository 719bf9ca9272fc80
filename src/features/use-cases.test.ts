import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUseCases, type UseCasePorts } from '#features/create-use-cases.ts'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { defaultSettingsReads } from '#tests/helpers/default-settings-reads.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { noCheckout } from '#tests/helpers/no-checkout.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const token = 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'
const found = { order: donauwerkOrder, date: fl2dInVienna }

/** Ports in which one link opens one order; nothing else is called. */
function portsWith(asked: Temporal.Instant[] = []): UseCasePorts {
  return {
    clock: { now: () => now },
    randomSource: { id: () => 'id', token: () => token },
    transactions: { run: (): Promise<never> => Promise.reject(new Error('nothing is written here')) },
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
    checkout: noCheckout,
    testCheckout: null,
    mode: { cards: 'live', mail: 'sent', world: 'own' },
    settings: { current: defaultSettingsReads.current, forget: () => undefined },
    transport: { send: () => Promise.reject(new Error('no mail leaves here')) },
    connections: { mail: { check: async () => 'stand-in' }, payment: { check: async () => 'stand-in' } },
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
      orderWithDate: async (id) => (id === donauwerkOrder.id ? found : null),
      subjectOfLink: async (hash, purpose) =>
        purpose === 'order' && hash === createHash('sha256').update(token).digest('hex') ? donauwerkOrder.id : null,
    },
  }
}

describe('the order behind a link', () => {
  it('is shown to anyone with its code', async () => {
    expect(await createUseCases(portsWith()).orderByLink(token)).toEqual(found)
  })

  it.each(['', 'x', token.slice(1), donauwerkOrder.id, donauwerkOrder.number])('is not shown for %j', async (other) => {
    expect(await createUseCases(portsWith()).orderByLink(other)).toBeNull()
  })
})

it('counts free seats as of now', async () => {
  const asked: Temporal.Instant[] = []
  const useCases = createUseCases(portsWith(asked))
  expect(await useCases.workshopDates()).toHaveLength(1)
  expect((await useCases.workshopDate(fl2dInVienna.slug))?.left).toBe(9)
  expect(await useCases.workshopDate('fl2d-atlantis')).toBeNull()
  expect(asked).toEqual([now, now, now])
})
