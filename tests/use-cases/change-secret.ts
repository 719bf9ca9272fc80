import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsOn } from '#features/members/store/accounts.ts'
import { reseal } from '#features/members/store/reseal.ts'
import { issueToken, resolveToken } from '#features/personal-links/personal-links.ts'
import { signedTimestamp, ticketTime } from '#features/spam/spam-defence.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import { createWebhookService } from '#features/webhooks/webhook-service.ts'
import { createCipher } from '#platform/create-cipher.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { KeyRing } from '#platform/ports.ts'
import { readsOn } from '#server/composition/stores.ts'
import { derivedKeys } from '#server/derived-key.ts'
import { totp } from '../helpers/totp.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const [first, second] = ['the first secret of this site, long enough', 'the second one, made after the first leaked']
const password = 'drei Kraniche im Nebel'
const nora = { id: randomUUID(), name: 'Nora Pichler', email: 'nora@flightlevels.example', role: 'owner' } as const

/** SECRET is changed under those who have something that it has signed or encrypted. */
export function changeSecretOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`another secret on ${name}`, () => {
    let world: BookingWorld
    /** What Nora has from the time of the first secret. */
    const has = { key: '', paper: [] as string[], session: '', secret: '', link: '', ticket: '' }

    const clock = { now: () => saturday }
    const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }

    function siteWith(...secrets: KeyRing) {
      const { db } = world.database
      const keys = (purpose: string) => derivedKeys(secrets, purpose)
      const cipher = createCipher(keys('webhooks'))
      const reads = webhookReadsOn(db)
      const sender = { refusalOf: async () => null, post: async () => ({ status: 200, detail: '' }) }
      return {
        accounts: accountsOn({ db, keys: keys('office'), siteUrl: 'https://flightlevels.example' }),
        webhooks: createWebhookService({
          clock,
          randomSource,
          transactions: world.transactions,
          webhooks: { reads, sender, cipher },
        }),
        webhookSecrets: async () =>
          (await Promise.all((await reads.all()).map(({ id }) => reads.find(id)))).map((webhook) =>
            cipher.decrypt(webhook?.secret ?? ''),
          ),
        keys,
        reseal: () => reseal(db, { office: keys('office'), webhooks: keys('webhooks') }),
      }
    }
    type SiteWith = ReturnType<typeof siteWith>

    async function halfWay({ accounts }: SiteWith): Promise<Headers> {
      const result = await accounts.signIn({ email: nora.email, password }, new Headers())
      if (result.outcome === 'refused' || result.next === 'office') throw new Error('no code is asked for')
      return new Headers({ cookie: cookieOf(result.cookies) })
    }

    function nextCode(): string {
      vi.setSystemTime(Date.now() + 30_000)
      return totp(has.key)
    }

    /** Signs in with the app and with paper, and opens what a webhook is signed with. */
    async function expectAllToWork(site: SiteWith) {
      expect((await site.accounts.enterCode(nextCode(), await halfWay(site))).outcome).toBe('done')
      expect((await site.accounts.enterCode(has.paper.pop() ?? '', await halfWay(site))).outcome).toBe('done')
      expect(await site.webhookSecrets()).toEqual([has.secret])
    }

    beforeAll(async () => {
      world = await openBookingWorld(await open())
      vi.useFakeTimers({ toFake: ['Date'] })
      const site = siteWith(first)
      const hash = await site.accounts.hashPassword(password)
      await world.transactions.run((stores) => stores.members.addMember(nora, hash))
      const entered = await site.accounts.signIn({ email: nora.email, password }, new Headers())
      if (entered.outcome === 'refused') throw new Error(entered.outcome)
      const inside = new Headers({ cookie: cookieOf(entered.cookies) })
      const setup = await site.accounts.beginCodes(password, inside)
      if (setup.outcome === 'refused') throw new Error('no setup')
      has.key = new URL(setup.uri).searchParams.get('secret') ?? ''
      has.paper = setup.backupCodes
      const confirmed = await site.accounts.confirmCodes(totp(has.key), inside)
      if (confirmed.outcome === 'refused') throw new Error(confirmed.outcome)
      has.session = cookieOf(confirmed.cookies)
      const form = {
        idempotencyKey: randomUUID(),
        url: 'https://hooks.donauwerk.example',
        events: ['booking-confirmed' as const],
      }
      const added = await site.webhooks.add(form, nora)
      if (added.outcome === 'refused' || added.secret === null) throw new Error('no webhook')
      has.secret = added.secret
      has.link = await world.transactions.run((stores) => issueToken(stores, randomSource, 'order', nora.id, saturday))
      has.ticket = signedTimestamp(site.keys('form-ticket'), saturday, randomSource.token())
    })
    afterAll(async () => {
      vi.useRealTimers()
      await world.close()
    })

    it('beside the first: sessions stay, codes, webhooks, forms and links work', async () => {
      const site = siteWith(second, first)
      const who = await site.accounts.signedIn(new Headers({ cookie: has.session }))
      expect(who).toMatchObject({ member: { name: nora.name } })
      expect(ticketTime(site.keys('form-ticket'), has.ticket)).toEqual(saturday)
      expect(await resolveToken(readsOn(world.database.db), 'order', has.link)).toBe(nora.id)
      await expectAllToWork(site)
    })

    it('in place of the first before everything is encrypted again: nothing opens, and reseal changes nothing', async () => {
      const site = siteWith(second)
      const before = JSON.stringify([await world.all('member_second_factor'), await world.all('webhook')])
      await expect(site.webhookSecrets()).rejects.toThrow('not listed')
      await expect(site.reseal()).rejects.toThrow('not listed')
      expect(JSON.stringify([await world.all('member_second_factor'), await world.all('webhook')])).toBe(before)
      expect(await site.accounts.signedIn(new Headers({ cookie: has.session }))).toBeNull()
    })

    it('in place of the first afterwards: codes of the app and on paper, and webhooks, work as before', async () => {
      expect(await siteWith(second, first).reseal()).toEqual({ secondFactors: 1, webhooks: 1 })
      const site = siteWith(second)
      await expectAllToWork(site)
      expect(await resolveToken(readsOn(world.database.db), 'order', has.link)).toBe(nora.id)
      await expect(siteWith(first).webhookSecrets()).rejects.toThrow('not listed')
      expect(await site.reseal()).toEqual({ secondFactors: 1, webhooks: 1 })
      await expectAllToWork(site)
    })
  })
}

/** What a browser would send back. */
function cookieOf(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
