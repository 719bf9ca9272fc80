import { createHmac, randomBytes, randomUUID, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tokensOn } from '#content/graphql/tokens.ts'
import { ownWords, type Role } from '#domain/office/member.ts'
import { done, refused } from '#domain/result.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import type { MembersPorts } from '#features/members/members-ports.ts'
import { issueOfficeToken, offerEditorPassword, recoveryLinkFor } from '#features/members/office-links.ts'
import {
  createOfficeService,
  makeFirstAccount,
  type OfficeService,
  offerFirstAccount,
} from '#features/members/office-service.ts'
import { accountsOn } from '#features/members/store/accounts.ts'
import { isGuessable } from '#features/members/store/is-guessable.ts'
import { memberReadsOn } from '#features/members/store/members.ts'
import { knownDevicesOn, signInAttemptsOn } from '#features/members/store/sign-in-failures.ts'
import { runningReadsOn } from '#features/operations/store/running.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import { webhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import { apiKeyReadsOn } from '#features/webhooks/store/api-keys.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import { createCipher } from '#platform/create-cipher.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { memberPasskey } from '#platform/db/tables/member.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { totp } from '../helpers/totp.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const nora = { name: 'Nora Pichler', email: 'Nora@flightlevels.example', password: 'drei Kraniche im Nebel' }
const paula = { name: 'Paula Huber', email: 'paula@flightlevels.example', password: 'vier Störche im Wind' }
const emil = { name: 'Emil Brandt', email: 'emil@flightlevels.example', password: 'ein langer Weg nach Graz' }

/** The people of the office: how they come in and who may stay. */
export function officeAccountsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`accounts of the office on ${name}`, () => {
    let world: BookingWorld
    let ports: MembersPorts
    let service: OfficeService
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      ports = portsOf(world)
      service = createOfficeService(ports)
    })
    afterAll(() => world.close())

    const signIn = (who: { email: string; password: string }, address = '192.0.2.7', cookie = '') =>
      service.signIn({ email: who.email, password: who.password, address, headers: new Headers({ cookie }) })

    const addPaula = async () => {
      const { password, ...account } = paula
      const hash = await ports.accounts.hashPassword(password)
      const member = { ...account, id: randomUUID(), role: 'organiser' } as const
      await ports.transactions.run((stores) => stores.members.addMember(member, hash))
      return member
    }

    async function enter(who: { email: string; password: string }): Promise<Headers> {
      const result = await signIn(who)
      if (result.outcome === 'refused' || result.next === 'code') throw new Error(`${who.email} is not in`)
      return new Headers({ cookie: cookieOf(result.cookies) })
    }

    it('gives the first account to one of two who come at once with the link, and ends the link', async () => {
      const earlier = await offerFirstAccount(ports)
      const token = await offerFirstAccount(ports)
      expect(await service.opens('first-account', earlier ?? '')).toBe(false)
      expect(await makeFirstAccount(ports, earlier ?? '', emil)).toEqual(refused('link-used'))
      const outcomes = await Promise.all([nora, emil].map((who) => makeFirstAccount(ports, token ?? '', who)))
      expect(outcomes.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
        done,
        refused('link-used'),
      ])
      expect(await service.members()).toMatchObject([{ role: 'owner' }])
      expect(await offerFirstAccount(ports)).toBeNull()
      const [first] = await service.members()
      // either of the two may have been first; the rest is about Nora
      if (first?.name !== nora.name)
        await world.database.jobs.executeSql('update member set name = $1, email = $2', [
          nora.name,
          'nora@flightlevels.example',
        ])
      const reset = await ports.transactions.run((stores) =>
        issueOfficeToken(stores, ports.randomSource, { purpose: 'password', subjectId: first?.id ?? '' }, saturday),
      )
      expect(await service.setNewPassword(reset, nora.password)).toEqual(done)
      expect(await service.setNewPassword(reset, 'something else entirely')).toEqual(refused('link-used'))
    })

    it('takes no password that is soon guessed, neither behind a link nor in the account', async () => {
      const inside = await enter(nora)
      for (const next of ['passwort1234', 'norapichler2026']) {
        const change = { current: nora.password, next }
        expect(await service.accounts.changePassword(change, inside)).toEqual(refused('guessable'))
        const [owner] = await service.members()
        const link = { purpose: 'password', subjectId: owner?.id ?? '' } as const
        const token = await ports.transactions.run((stores) =>
          issueOfficeToken(stores, ports.randomSource, link, saturday),
        )
        expect(await service.setNewPassword(token, next)).toEqual(refused('guessable'))
        expect(await service.opens('password', token)).toBe(true)
        expect(await makeFirstAccount(ports, 'any', { ...nora, password: next })).toEqual(refused('guessable'))
      }
      expect(await signIn(nora)).toMatchObject({ ...done, next: 'office' })
    })

    it('stores passwords as scrypt makes them from a salt, with 32 MB for each guess', async () => {
      const stored = await accountsOn(accountParts(world.database.db)).hashPassword(nora.password)
      const [salt = '', hash] = stored.split(':')
      const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }
      expect(scryptSync(nora.password, salt, 64, cost).toString('hex')).toBe(hash)
      expect(salt).toMatch(/^[0-9a-f]{32}$/)
    })

    it('ends a session that no one used for eight hours, and keeps one that was used in between', async () => {
      const inside = await enter(nora)
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        for (const hours of [5, 7]) {
          vi.setSystemTime(Date.now() + hours * 3_600_000)
          expect(await service.accounts.signedIn(inside)).toMatchObject({ member: { name: nora.name } })
        }
        vi.setSystemTime(Date.now() + 8 * 3_600_000)
        expect(await service.accounts.signedIn(inside)).toBeNull()
        expect(await service.accounts.sessions(await enter(nora))).toHaveLength(1)
      } finally {
        vi.useRealTimers()
      }
    })

    it('shows the password of the content system once for each link, and for an hour', async () => {
      const earlier = await offerEditorPassword(ports)
      const token = await offerEditorPassword(ports)
      expect(await service.takeEditorPassword(earlier)).toBeNull()
      expect(await service.takeEditorPassword(token)).toBe('known to the content system')
      expect(await service.takeEditorPassword(token)).toBeNull()
      const unused = await offerEditorPassword(ports)
      const late = createOfficeService({ ...ports, clock: { now: () => saturday.add({ minutes: 61 }) } })
      expect(await late.takeEditorPassword(unused)).toBeNull()
    })

    it('lets Nora in with her address in any letters, and no one without the right password', async () => {
      const headers = await enter(nora)
      expect(await service.accounts.signedIn(headers)).toMatchObject({ member: { name: nora.name, role: 'owner' } })
      expect(await signIn({ ...nora, password: 'drei Kraniche im Regen' })).toEqual(refused('refused'))
      expect(await signIn(emil)).toEqual(refused('refused'))
      expect(await service.accounts.signedIn(new Headers())).toBeNull()
      const forged = new Headers({ cookie: 'office.session_token=made.up' })
      expect(await service.accounts.signedIn(forged)).toBeNull()
    })

    it('does not look at the eleventh attempt of a quarter of an hour, even when it is right', async () => {
      const lost = { email: 'nora@flightlevels.example', password: 'guess' }
      await ports.attempts.forgive([`account ${lost.email}`, 'address 192.0.2.99'])
      for (let attempt = 1; attempt <= 10; attempt += 1)
        expect(await signIn(lost, '192.0.2.99')).toEqual(refused('refused'))
      expect(await signIn(nora, '192.0.2.98')).toEqual(refused('too-many'))
      const stored = JSON.stringify(await world.all('sign_in_attempt'))
      expect(stored).not.toMatch(/192[.]0|nora/)
      await ports.attempts.forgive([`account ${lost.email}`, 'address 192.0.2.99', 'address 192.0.2.98'])
      expect(await signIn(nora)).toMatchObject({ ...done, next: 'office' })
    })

    it('lets Nora in with her own browser while strangers guess, and looks at no more than ten guesses there either', async () => {
      const entered = await signIn(nora)
      if (entered.outcome === 'refused' || entered.next === 'code') throw new Error(entered.outcome)
      const known = cookieOf(entered.cookies.filter((cookie) => cookie.includes('device')))
      const guess = { ...nora, password: 'guess' }
      const keys = [`account ${nora.email.toLowerCase()}`, 'address 192.0.2.7']
      for (let attempt = 1; attempt <= 11; attempt += 1) await signIn(guess)
      expect(await signIn(nora)).toEqual(refused('too-many'))
      expect(await signIn(nora, '192.0.2.7', known)).toMatchObject({ ...done, next: 'office' })
      expect(await signIn({ ...guess, email: emil.email }, '192.0.2.7', known)).toEqual(refused('refused'))
      for (let attempt = 1; attempt <= 10; attempt += 1)
        expect(await signIn(guess, '192.0.2.7', known)).toEqual(refused('refused'))
      expect(await signIn(nora, '192.0.2.7', known)).toEqual(refused('too-many'))
      await ports.attempts.forgive([...keys, `account ${emil.email}`])
    })

    it('tells of each sign-in, once it is through', async () => {
      const came: string[] = []
      const listening = createOfficeService({ ...ports, onSignedIn: (email) => came.push(email) })
      const attempt = { email: 'Nora@flightlevels.example', address: '192.0.2.8', headers: new Headers() }
      await listening.signIn({ ...attempt, password: 'guess' })
      expect(came).toEqual([])
      await listening.signIn({ ...attempt, password: nora.password })
      expect(came).toEqual(['nora@flightlevels.example'])
    })

    it('tells of each sign-in that fails: the step, whose and from where', async () => {
      const failed: unknown[] = []
      const listening = createOfficeService({ ...ports, onFailedSignIn: (one) => failed.push(one) })
      const headers = new Headers()
      const [email, address] = ['nora@flightlevels.example', '192.0.2.8']
      await listening.signIn({ email, password: 'guess', address, headers })
      await listening.accounts.enterCode('000000', headers, address)
      await listening.accounts.takePasskey('sign-in', { response: {} }, headers, address)
      expect(failed).toEqual([
        { step: 'password', outcome: 'refused', email, address, isKnownDevice: false },
        { step: 'code', outcome: 'refused', email: null, address, isKnownDevice: false },
        { step: 'passkey', outcome: 'refused', email: null, address, isKnownDevice: false },
      ])
    })

    it('counts what failed for the owners on Today, and mails each of them once a day when it piles up', async () => {
      let now = saturday.add({ hours: 100 * 24 })
      const late = createOfficeService({ ...ports, clock: { now: () => now } })
      const guess = async (email: string, times: number) => {
        for (let time = 0; time < times; time += 1)
          await late.signIn({ email, password: 'guess', address: `192.0.2.${time}`, headers: new Headers() })
      }
      const alarms = async () =>
        (await world.database.jobs.executeSql(`select data from pgboss.job where data->>'kind' = 'sign-in-alarm'`)).rows
      const [owner] = (await late.members()).filter(({ role }) => role === 'owner')
      if (!owner) throw new Error('nobody is there')
      const organiser = {
        id: randomUUID(),
        name: 'Olga Nowak',
        email: 'olga@flightlevels.example',
        role: 'organiser',
      } as const
      await ports.transactions.run((stores) => stores.members.addMember(organiser, 'no password'))
      const before = (await alarms()).length
      await guess(owner.email, 9)
      await guess('nobody@flightlevels.example', 4)
      expect(await alarms()).toHaveLength(before)
      expect((await late.today(owner)).failedSignIns).toEqual([
        { kind: 'member', name: owner.name, count: 9, codes: 0 },
        { kind: 'nobody', name: null, count: 4, codes: 0 },
      ])
      expect((await late.today({ ...owner, role: 'organiser' })).failedSignIns).toBeNull()

      await guess(owner.email, 3)
      const alarmMails = await alarms()
      expect(alarmMails).toHaveLength(before + 1)
      expect(alarmMails.map(({ data }) => data)).toContainEqual({
        kind: 'sign-in-alarm',
        memberId: owner.id,
        at: now.toString(),
      })
      now = now.add({ hours: 23 })
      for (const name of ['a', 'b', 'c', 'd']) await guess(`${name}@flightlevels.example`, 5)
      expect(await alarms()).toHaveLength(before + 1)
      now = now.add({ hours: 2 })
      await guess('e@flightlevels.example', 19)
      expect(await alarms()).toHaveLength(before + 1)
      await guess('f@flightlevels.example', 1)
      expect(await alarms()).toHaveLength(before + 2)
      expect((await late.today(owner)).failedSignIns).toEqual([{ kind: 'nobody', name: null, count: 40, codes: 0 }])
      await ports.transactions.run((stores) => stores.members.removeMember(organiser.id))
      await world.database.jobs.executeSql('delete from sign_in_attempt')
    })

    it('invites Emil once, and lets him in with the name and the role that he was given', async () => {
      const [owner] = await service.members()
      if (!owner) throw new Error('nobody is there')
      const invite = { name: emil.name, email: emil.email, role: 'organiser', language: 'de' } as const
      expect(await service.inviteMember(invite, owner)).toEqual(done)
      expect(await service.inviteMember(invite, owner)).toEqual(done)
      const invitations = await service.invitations()
      expect(invitations).toHaveLength(1)
      const token = await ports.transactions.run((stores) => {
        const link = { purpose: 'invitation', subjectId: invitations[0]?.id ?? '' } as const
        return issueOfficeToken(stores, ports.randomSource, link, saturday)
      })
      expect(await service.invitationBehind(token)).toMatchObject({ email: emil.email, role: 'organiser' })
      expect(await service.joinOffice(token, { password: 'emilbrandt2026' })).toEqual(refused('guessable'))
      const forged = { ...emil, name: nora.name, role: 'owner' }
      const joins = await Promise.all([1, 2].map(() => service.joinOffice(token, forged)))
      expect(joins.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
      expect(await service.accounts.signedIn(await enter(emil))).toMatchObject({
        member: { name: emil.name, role: 'organiser' },
      })
      expect(await service.inviteMember(invite, owner)).toEqual(refused('is-member'))
    })

    it('keeps one owner when the two there are leave at once', async () => {
      const other = (await service.members()).find(({ role }) => role !== 'owner')
      const [by] = await service.members()
      if (!by) throw new Error('nobody is there')
      expect(await service.changeRole(other?.id ?? '', 'owner', by)).toEqual(done)
      expect(await service.changeRole(other?.id ?? '', 'owner', by)).toEqual(done)
      const owners = (await service.members()).filter(({ role }) => role === 'owner')
      expect(owners).toHaveLength(2)
      const outcomes = await Promise.all(owners.map(({ id }) => service.changeRole(id, 'editor', by)))
      expect(outcomes.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
        done,
        refused('last-owner'),
      ])
      const [left] = (await service.members()).filter(({ role }) => role === 'owner')
      expect(await service.removeMember(left?.id ?? '', by)).toEqual(refused('last-owner'))
      expect(await service.removeMember(randomUUID(), by)).toEqual(refused('unknown-member'))
    })

    it('has written down who was asked, who came, and whose role changed, once each and without addresses', async () => {
      const lines = (await world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'member')
      expect(lines.map(({ action, details }) => [action, details])).toEqual([
        ['member.joined', { role: 'owner' }],
        ['member.password-set', {}],
        ['member.new-device', {}],
        ['member.invited', { role: 'organiser' }],
        ['member.invited', { role: 'organiser' }],
        ['member.joined', { role: 'organiser' }],
        ['member.new-device', {}],
        ['member.role-changed', { before: 'organiser', role: 'owner' }],
        ['member.role-changed', { before: 'owner', role: 'editor' }],
      ])
      expect(lines.map(({ actor_name }) => actor_name)).toContain('Nora Pichler')
      expect(JSON.stringify(lines)).not.toContain('@')
    })

    it('removes Vera, who had just come, with a line in the log', async () => {
      const [by] = (await service.members()).filter(({ role }) => role === 'owner')
      if (!by) throw new Error('nobody is there')
      const vera = { name: 'Vera Wagner', email: 'vera@flightlevels.example', role: 'trainer', language: 'de' } as const
      await service.inviteMember(vera, by)
      const [invitation] = await service.invitations()
      const token = await ports.transactions.run((stores) => {
        const link = { purpose: 'invitation', subjectId: invitation?.id ?? '' } as const
        return issueOfficeToken(stores, ports.randomSource, link, saturday)
      })
      expect(await service.joinOffice(token, { password: 'Vera Wagner!' })).toEqual(refused('guessable'))
      await service.joinOffice(token, { password: 'drei Reiher im Schilf' })
      const member = (await service.members()).find(({ email }) => email === vera.email)
      expect(await service.removeMember(member?.id ?? '', by)).toEqual(done)
      const last = (await world.all('action_log')).filter(({ subject_kind }) => subject_kind === 'member').at(-1)
      expect(last).toMatchObject({ subject_id: member?.id, action: 'member.removed', actor_name: by.name })
    })

    it('puts the name of Theresa right, which opens and closes no dates, and keeps both names in the log', async () => {
      const [by] = (await service.members()).filter(({ role }) => role === 'owner')
      if (!by) throw new Error('nobody is there')
      const accounts = ['theresa', 'theresa.other'].map((who) => ({
        id: randomUUID(),
        name: 'Theresa Moosbrugger',
        email: `${who}@flightlevels.example`,
        role: 'trainer' as const,
      }))
      const [theresa, other] = accounts
      if (!theresa || !other) throw new Error('nobody is there')
      const date = liveDate(theFl2dInGraz, saturday)
      await ports.transactions.run(async (stores) => {
        for (const account of accounts) await stores.members.addMember(account, 'a hash')
        await stores.changeWorkshopDate({ ...date, trainerIds: [theresa.id] })
      })
      const seenBy = async ({ id }: { id: string }) => {
        const member = (await service.members()).find((one) => one.id === id)
        if (!member) throw new Error('nobody is there')
        return (await service.today(member)).dates?.map(({ date: { slug } }) => slug)
      }
      expect(await seenBy(theresa)).toEqual([date.slug])
      expect(await seenBy(other)).toEqual([])

      const rename = (memberId: string, name: string) => service.renameMember({ memberId, name }, by)
      expect(await rename(theresa.id, 'Theresa Huber')).toEqual(done)
      expect(await rename(theresa.id, 'Theresa Huber')).toEqual(done)
      expect(await seenBy(theresa)).toEqual([date.slug])
      expect(await seenBy(other)).toEqual([])
      const lines = (await world.all('action_log')).filter(({ subject_id }) => subject_id === theresa.id)
      expect(lines).toMatchObject([
        {
          actor_name: by.name,
          action: 'member.renamed',
          details: { before: 'Theresa Moosbrugger', name: 'Theresa Huber' },
        },
      ])
      expect(await rename(randomUUID(), 'Nobody')).toEqual(refused('unknown-member'))

      for (const { id } of accounts) await ports.transactions.run((stores) => stores.members.removeMember(id))
      const [row] = (await world.all('workshop_date')).filter(({ id }) => id === date.id)
      const trainers = date.trainers.map((name) => (name === theresa.name ? 'Theresa Huber' : name))
      expect(row).toMatchObject({ trainers, trainer_ids: [] })
    })

    describe('with codes of an app', () => {
      let headers: Headers
      let key = ''
      let paper = ''
      beforeAll(async () => {
        headers = await enter(emil)
        expect(await service.accounts.beginCodes('not his password', headers)).toEqual(refused('refused'))
        const setup = await service.accounts.beginCodes(emil.password, headers)
        if (setup.outcome === 'refused') throw new Error('no setup')
        key = new URL(setup.uri).searchParams.get('secret') ?? ''
        paper = setup.backupCodes[0] ?? ''
        // better-auth reads the clock of the process; codes change with it
        vi.useFakeTimers({ toFake: ['Date'] })
      })
      afterAll(() => vi.useRealTimers())

      /** What the app shows once the code of before is over. */
      function nextCode(): string {
        vi.setSystemTime(Date.now() + 30_000)
        return totp(key)
      }

      async function halfWay(): Promise<Headers> {
        const result = await signIn(emil)
        if (result.outcome === 'refused' || result.next === 'office') throw new Error('no code is asked for')
        return new Headers({ cookie: cookieOf(result.cookies) })
      }

      async function guessCodes() {
        for (let attempt = 1; attempt <= 10; attempt += 1)
          expect(await service.accounts.enterCode('000000', await halfWay(), '192.0.2.7')).toEqual(refused('refused'))
      }

      const forgetAttempts = () => world.database.jobs.executeSql('delete from sign_in_attempt')

      async function setUpAgain() {
        const setup = await service.accounts.beginCodes(emil.password, headers)
        if (setup.outcome === 'refused') throw new Error('no setup')
        const first = totp(new URL(setup.uri).searchParams.get('secret') ?? '')
        const confirmed = await service.accounts.confirmCodes(first, headers)
        if (confirmed.outcome === 'refused') throw new Error('no codes')
        headers = new Headers({ cookie: cookieOf(confirmed.cookies) })
      }

      it('asks for none before the first right one: no one locks himself out with a mistyped setup', async () => {
        expect(await service.accounts.confirmCodes('000000', headers)).toEqual(refused('refused'))
        expect(await signIn(emil)).toMatchObject({ ...done, next: 'office' })
        expect((await service.accounts.confirmCodes(nextCode(), headers)).outcome).toBe('done')
        expect(await service.accounts.signedIn(await halfWay())).toBeNull()
      })

      it('lets in with the code of the moment and with no other', async () => {
        const pending = await halfWay()
        expect(await service.accounts.enterCode('000000', pending, '192.0.2.7')).toEqual(refused('refused'))
        const inside = await service.accounts.enterCode(nextCode(), pending, '192.0.2.7')
        if (inside.outcome === 'refused') throw new Error(inside.outcome)
        headers = new Headers({ cookie: cookieOf(inside.cookies) })
        expect(await service.accounts.signedIn(headers)).toMatchObject({ hasCode: true })
      })

      it('takes a code of the app once: not in a second browser, not 31 seconds later, and none of before it', async () => {
        const code = nextCode()
        const [one, other, late] = [await halfWay(), await halfWay(), await halfWay()]
        expect((await service.accounts.enterCode(code, one, '192.0.2.7')).outcome).toBe('done')
        expect(await service.accounts.enterCode(code, other, '192.0.2.7')).toEqual(refused('refused'))
        vi.setSystemTime(Date.now() + 31_000)
        expect(await service.accounts.enterCode(code, late, '192.0.2.7')).toEqual(refused('refused'))
        expect((await service.accounts.enterCode(nextCode(), late, '192.0.2.7')).outcome).toBe('done')
        const earlier = totp(key, Date.now() - 30_000)
        expect(await service.accounts.enterCode(earlier, await halfWay(), '192.0.2.7')).toEqual(refused('refused'))
      })

      it('lets in one of five browsers that come with the same code at once, and keeps no session of the others', async () => {
        const code = nextCode()
        const before = (await world.all('member_session')).length
        const browsers = await Promise.all(Array.from({ length: 5 }, halfWay))
        const answers = await Promise.all(
          browsers.map((browser) => service.accounts.enterCode(code, browser, '192.0.2.7')),
        )
        expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', ...Array(4).fill('refused')])
        expect(await world.all('member_session')).toHaveLength(before + 1)
      })

      it('takes a code on paper once, in capitals and without its hyphen', async () => {
        const typed = ` ${paper.replace('-', '').toUpperCase()} `
        expect((await service.accounts.enterCode(typed, await halfWay(), '192.0.2.7')).outcome).toBe('done')
        expect(await service.accounts.enterCode(paper, await halfWay(), '192.0.2.7')).toEqual(refused('refused'))
        expect(await service.accounts.backupCodesLeft(headers)).toBe(9)
      })

      it('gives new codes on paper for the password, and ends those there were', async () => {
        expect(await service.accounts.newBackupCodes('not his password', headers)).toEqual(refused('refused'))
        const fresh = await service.accounts.newBackupCodes(emil.password, headers)
        if (fresh.outcome === 'refused') throw new Error('no codes')
        expect(await service.accounts.backupCodesLeft(headers)).toBe(10)
        expect(await service.accounts.enterCode(paper, await halfWay(), '192.0.2.7')).toEqual(refused('refused'))
        expect((await service.accounts.enterCode(fresh.codes[0] ?? '', await halfWay(), '192.0.2.7')).outcome).toBe(
          'done',
        )
      })

      it('does not look at the eleventh code, even when it is right, and Today tells codes from passwords', async () => {
        const owner = (await service.members()).find(({ role }) => role === 'owner')
        if (!owner) throw new Error('nobody is there')
        const failedCodes = async () =>
          (await service.today(owner)).failedSignIns?.find(({ name: whose }) => whose === emil.name)?.codes ?? 0
        const before = await failedCodes()
        await guessCodes()
        expect(await failedCodes()).toBe(before + 10)
        expect(await service.accounts.enterCode(nextCode(), await halfWay(), '192.0.2.7')).toEqual(refused('too-many'))
        await forgetAttempts()
      })

      it('does not look at the eleventh code of a cookie that is written in another way either', async () => {
        const quoted = async () => {
          const sent = (await halfWay()).get('cookie') ?? ''
          return new Headers({ cookie: sent.replace(/(office\.two_factor)=([^;]+)/, '$1="$2"') })
        }
        for (let attempt = 1; attempt <= 10; attempt += 1)
          expect(await service.accounts.enterCode('000000', await quoted(), '192.0.2.7')).toEqual(refused('refused'))
        expect((await service.accounts.enterCode(nextCode(), await quoted(), '192.0.2.7')).outcome).toBe('refused')
        const twice = (await halfWay()).get('cookie') ?? ''
        const spaced = twice.replace('office.two_factor=', 'office.two_factor =')
        expect(await service.accounts.enterCode(nextCode(), new Headers({ cookie: spaced }), '192.0.2.7')).toEqual(
          refused('refused'),
        )
        await forgetAttempts()
      })

      it('accepts no code from someone who is signed in already: it would reset the count of failed guesses', async () => {
        const her = await enter(nora)
        const setup = await service.accounts.beginCodes(nora.password, her)
        if (setup.outcome === 'refused') throw new Error('no setup')
        const herKey = new URL(setup.uri).searchParams.get('secret') ?? ''
        const confirmed = await service.accounts.confirmCodes(totp(herKey), her)
        if (confirmed.outcome === 'refused') throw new Error('no codes')
        const session = cookieOf(confirmed.cookies)
        const both = new Headers({ cookie: `${session}; ${(await halfWay()).get('cookie')}` })
        vi.setSystemTime(Date.now() + 30_000)
        expect(await service.accounts.enterCode(totp(herKey), both, '192.0.2.7')).toEqual(refused('refused'))
        const ended = await service.accounts.endCodes(nora.password, new Headers({ cookie: session }))
        expect(ended.outcome).toBe('done')
        await forgetAttempts()
      })

      it('takes a code on his own browser while strangers who know the password guess, and no more than ten there either', async () => {
        const first = await service.accounts.enterCode(nextCode(), await halfWay(), '192.0.2.7')
        if (first.outcome === 'refused') throw new Error(first.outcome)
        const device = cookieOf(first.cookies.filter((cookie) => cookie.includes('office.device')))
        const own = async () => new Headers({ cookie: `${(await halfWay()).get('cookie')}; ${device}` })
        await guessCodes()
        expect(await service.accounts.enterCode(nextCode(), await halfWay(), '192.0.2.7')).toEqual(refused('too-many'))
        const inside = await service.accounts.enterCode(nextCode(), await own(), '192.0.2.7')
        if (inside.outcome === 'refused') throw new Error(inside.outcome)
        headers = new Headers({ cookie: cookieOf(inside.cookies) })
        for (let attempt = 1; attempt <= 10; attempt += 1)
          expect(await service.accounts.enterCode('000000', await own(), '192.0.2.7')).toEqual(refused('refused'))
        expect(await service.accounts.enterCode(nextCode(), await own(), '192.0.2.7')).toEqual(refused('too-many'))
        await forgetAttempts()
      })

      it('is reset by an owner when phone and paper are lost: the password is enough, no one stays signed in', async () => {
        const all = await service.members()
        const [by, his] = [nora, emil].map(({ name }) => all.find((member) => member.name === name))
        if (!by || !his) throw new Error('nobody is there')
        expect(await service.resetSecondFactor(randomUUID(), by)).toEqual(refused('unknown-member'))
        expect(await service.resetSecondFactor(his.id, his)).toEqual(refused('own-account'))
        expect(await service.resetSecondFactor(his.id, by)).toEqual(done)
        expect(await service.accounts.signedIn(headers)).toBeNull()
        headers = await enter(emil)
        expect(await service.accounts.signedIn(headers)).toMatchObject({ hasCode: false })
        await setUpAgain()
      })

      it('lets the only owner in again from the machine: nothing has changed until the link is used, then the codes are gone', async () => {
        const all = await service.members()
        const his = all.find(({ name }) => name === emil.name)
        const becomes = (who: string, role: Role) =>
          ports.transactions.run((stores) =>
            stores.members.changeRole(all.find(({ name }) => name === who)?.id ?? '', role),
          )
        const ask = (nobodyElseCan = false) =>
          recoveryLinkFor(ports, { email: emil.email.toUpperCase(), nobodyElseCan })
        await becomes(nora.name, 'owner')
        await becomes(emil.name, 'editor')
        expect(await ask(true)).toEqual({ refusal: 'no-owner', otherOwners: [nora.name] })
        await becomes(emil.name, 'owner')
        expect(await ask()).toEqual({ refusal: 'other-owner', otherOwners: [nora.name] })
        const way = await ask(true)
        const token = 'token' in way ? way.token : ''
        expect(await signIn(emil)).toMatchObject({ ...done, next: 'code' })
        expect([await service.opens('way-in', token), await service.opens('password', token)]).toEqual([true, false])
        expect(await service.setNewPassword(token, emil.password)).toEqual(done)
        expect(await service.setNewPassword(token, emil.password)).toEqual(refused('link-used'))
        const asListed = async () => (await service.members()).find(({ id }) => id === his?.id)
        expect(await asListed()).toMatchObject({ hasCodes: false, hasPasskey: false })
        const passkey = { publicKey: '', credentialID: 'his', counter: 0, deviceType: 'singleDevice', backedUp: false }
        await world.database.db.insert(memberPasskey).values({ ...passkey, userId: his?.id ?? '' })
        expect(await asListed()).toMatchObject({ hasCodes: false, hasPasskey: true })
        await world.database.db.delete(memberPasskey)
        const lines = (await world.all('action_log')).filter(({ subject_id }) => subject_id === his?.id).slice(-3)
        expect(lines.map((line) => [line.actor_kind, line.actor_name, line.action])).toEqual([
          ['program', '', 'member.recovery-link'],
          ['member', emil.name, 'member.password-set'],
          ['member', emil.name, 'member.factor-reset'],
        ])
        for (const { name, role } of all) await becomes(name, role)
        headers = await enter(emil)
        await setUpAgain()
      })

      it('asks for the password before it stops asking for codes', async () => {
        expect(await service.accounts.endCodes('not his password', headers)).toEqual(refused('refused'))
        expect((await service.accounts.endCodes(emil.password, headers)).outcome).toBe('done')
        expect(await signIn(emil)).toMatchObject({ ...done, next: 'office' })
      })
    })

    it('does not look at the eleventh guess of one’s own password either', async () => {
      const inside = await enter(emil)
      const key = `own password of ${(await service.accounts.signedIn(inside))?.member.id}`
      const change = (current: string) => service.accounts.changePassword({ current, next: emil.password }, inside)
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect(await change('a guess that is wrong')).toEqual(refused('refused'))
        expect(await service.accounts.beginPasskey('another guess', inside)).toEqual(refused('refused'))
      }
      expect(await change(emil.password)).toEqual(refused('refused'))
      expect(await service.accounts.beginPasskey(emil.password, inside)).toEqual(refused('refused'))
      await ports.attempts.forgive([key])
      expect(await service.accounts.beginPasskey(emil.password, inside)).toMatchObject({ options: { rp: {} } })
      expect((await change(emil.password)).outcome).toBe('done')
    })

    it('names and removes a passkey of one’s own, and none of someone else', async () => {
      const [mine, noras] = [await enter(emil), await enter(nora)]
      const [id, userId] = [randomUUID(), (await service.accounts.signedIn(mine))?.member.id]
      await world.database.jobs.executeSql(
        `insert into member_passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up) values ($1, 'key', $2, 'credential', 0, 'singleDevice', false)`,
        [id, userId],
      )
      await service.accounts.renamePasskey(id, 'Noras Laptop', noras)
      await service.accounts.removePasskey(id, noras)
      expect(await service.accounts.passkeys(mine)).toMatchObject([{ id, name: '' }])
      await service.accounts.renamePasskey(id, 'Laptop in Graz', mine)
      expect(await service.accounts.passkeys(mine)).toMatchObject([{ id, name: 'Laptop in Graz' }])
      await service.accounts.removePasskey(id, mine)
      expect(await service.accounts.passkeys(mine)).toEqual([])
    })

    it('ends the session of a browser, but never one of someone else', async () => {
      const [here, there, noras] = [await enter(emil), await enter(emil), await enter(nora)]
      const known = await service.accounts.sessions(here)
      const other = (await service.accounts.sessions(there)).find(({ isCurrent }) => isCurrent)
      expect(known.map(({ id }) => id)).toContain(other?.id)
      await service.accounts.endSession(other?.id ?? '', noras)
      expect(await service.accounts.signedIn(there)).not.toBeNull()
      await service.accounts.endSession(other?.id ?? '', here)
      expect(await service.accounts.signedIn(there)).toBeNull()
      await service.accounts.signOut(here)
      expect(await service.accounts.signedIn(here)).toBeNull()
    })

    it('signs out everywhere with a new password, and sends a link only where there is an account', async () => {
      const before = await enter(emil)
      await service.askNewPassword({ email: 'nobody@flightlevels.example', language: 'de', address: '192.0.2.7' })
      await service.askNewPassword({ email: emil.email, language: 'de', address: '192.0.2.7' })
      const { rows } = await world.database.jobs.executeSql(
        `select data from pgboss.job where data ->> 'kind' = 'password-link'`,
      )
      expect(rows).toHaveLength(1)
      const memberId = rows[0].data.memberId
      const token = await ports.transactions.run((stores) =>
        issueOfficeToken(stores, ports.randomSource, { purpose: 'password', subjectId: memberId }, saturday),
      )
      expect(JSON.stringify(await world.all('office_link'))).not.toContain(token)
      const late = createOfficeService({ ...ports, clock: { now: () => saturday.add({ minutes: 61 }) } })
      expect(await late.setNewPassword(token, 'too late for this one')).toEqual(refused('link-used'))
      expect(await service.setNewPassword(token, 'zwei Wege ins Tal')).toEqual(done)
      expect(await service.accounts.signedIn(before)).toBeNull()
      expect(await signIn(emil)).toEqual(refused('refused'))
      await enter({ ...emil, password: 'zwei Wege ins Tal' })
    })

    it('changes the address of an account with the password and the link to the new one, and tells the former one', async () => {
      const self = await addPaula()
      const inside = await enter(paula)
      const by = { self, headers: inside }
      const wish = { email: 'Paula.Huber@flightlevels.example', password: paula.password, language: 'de' } as const
      const linkTo = (subjectId: string, purpose: 'new-email' | 'password' = 'new-email') =>
        ports.transactions.run((stores) =>
          issueOfficeToken(stores, ports.randomSource, { purpose, subjectId }, saturday),
        )
      expect(await service.askNewEmail({ ...wish, password: 'a guess' }, by)).toEqual(refused('refused'))
      expect(await service.askNewEmail({ ...wish, email: nora.email }, by)).toEqual(refused('is-member'))
      expect(await service.newEmail(self)).toBeNull()

      expect(await service.askNewEmail({ ...wish, email: 'typo@flightlevels.example' }, by)).toEqual(done)
      const mistyped = await linkTo(self.id)
      expect(await service.newEmailBehind(mistyped)).toBe('typo@flightlevels.example')
      expect(await service.askNewEmail(wish, by)).toEqual(done)
      expect(await service.confirmNewEmail(mistyped, 'de')).toEqual(refused('link-used'))
      await service.keepEmail(self)
      expect(await service.confirmNewEmail(await linkTo(self.id), 'de')).toEqual(refused('link-used'))

      expect(await service.askNewEmail(wish, by)).toEqual(done)
      const token = await linkTo(self.id)
      const late = createOfficeService({ ...ports, clock: { now: () => saturday.add({ minutes: 61 }) } })
      expect(await late.confirmNewEmail(token, 'de')).toEqual(refused('link-used'))
      const reset = await linkTo(self.id, 'password')
      expect(await service.confirmNewEmail(token, 'de')).toEqual(done)
      expect(await service.confirmNewEmail(token, 'de')).toEqual(refused('link-used'))

      expect(await service.accounts.signedIn(inside)).toBeNull()
      expect(await service.opens('password', reset)).toBe(false)
      expect(await signIn(paula)).toEqual(refused('refused'))
      const email = 'paula.huber@flightlevels.example'
      expect(await signIn({ ...paula, email })).toMatchObject({ ...done, next: 'office' })
      const lines = (await world.all('action_log')).filter(({ subject_id }) => subject_id === self.id)
      const details = { before: paula.email, email }
      const line = { action: 'member.email-changed', actor_name: paula.name, details }
      expect(lines.filter(({ action }) => action === line.action)).toMatchObject([line])
      const { rows } = await world.database.jobs.executeSql(
        `select data from pgboss.job where data ->> 'kind' in ('new-email', 'email-changed') order by created_on`,
      )
      expect(rows.map(({ data }) => data.kind).toSorted()).toEqual([
        'email-changed',
        'new-email',
        'new-email',
        'new-email',
      ])
      expect(rows.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ kind: 'email-changed', memberId: self.id, before: paula.email }),
      )
      await ports.transactions.run((stores) => stores.members.removeMember(self.id))
    })

    it('counts wrong passwords for a new address as at the sign-in page', async () => {
      const self = await addPaula()
      const inside = await enter(paula)
      const ask = (password: string) =>
        service.askNewEmail({ email: 'p@flightlevels.example', password, language: 'en' }, { self, headers: inside })
      for (let attempt = 1; attempt <= 10; attempt += 1) expect(await ask('a guess')).toEqual(refused('refused'))
      expect(await ask(paula.password)).toEqual(refused('refused'))
      expect(await service.newEmail(self)).toBeNull()
      await ports.transactions.run((stores) => stores.members.removeMember(self.id))
    })

    it('gives tokens of the content system, and ends those of who leaves or writes no more', async () => {
      const owner = (await service.members()).find(({ role }) => role === 'owner')
      if (!owner || !service.contentTokens) throw new Error('there is nobody')
      const ida = { id: randomUUID(), name: 'Ida Lorenz', email: 'ida@flightlevels.example', role: 'editor' } as const
      const theo = {
        id: randomUUID(),
        name: 'Theo Lang',
        email: 'theo.lang@flightlevels.example',
        role: 'editor',
      } as const
      for (const one of [ida, theo]) await ports.transactions.run((stores) => stores.members.addMember(one, 'a hash'))
      const token = await service.contentTokens.make('editor', ida)
      await service.contentTokens.make('reader', theo)
      await service.contentTokens.make('reader', owner)
      expect(JSON.stringify(await world.all('content_token'))).not.toContain(token)
      expect(await service.contentTokens.seenBy(ida)).toMatchObject([
        { name: ida.name, role: 'editor', holder: ida.id },
      ])
      const all = await service.contentTokens.seenBy(owner)
      expect(all).toHaveLength(3)

      const ofTheo = all.find(({ holder }) => holder === theo.id)?.id ?? ''
      await service.contentTokens.revoke(ofTheo, ida)
      expect(await service.contentTokens.seenBy(theo)).toHaveLength(1)
      await service.changeRole(theo.id, 'trainer', owner)
      expect(await service.contentTokens.seenBy(theo)).toEqual([])
      await service.removeMember(ida.id, owner)
      expect(await service.contentTokens.seenBy(owner)).toMatchObject([{ holder: owner.id }])
      await service.contentTokens.revoke((await service.contentTokens.seenBy(owner))[0]?.id ?? '', owner)
      expect(await service.contentTokens.seenBy(owner)).toEqual([])
      const lines = (await world.all('action_log')).filter(({ action }) => action === 'member.token-revoked')
      expect(lines.map(({ details }) => details)).toContainEqual({ name: owner.name })
    })
  })
}

/** Some 300 passwords are tried here, most of them wrong. What they are stored with is a test of its own. */
const quickHasher = {
  hash: async (password: string) => createHmac('sha256', 'a key of this test').update(password).digest('hex'),
  verify: async ({ hash, password }: { hash: string; password: string }) => hash === (await quickHasher.hash(password)),
}

function accountParts(db: OpenDatabase['db']) {
  return { db, keys: ['a secret of this test, long enough'] as const, siteUrl: 'https://flightlevels.example' }
}

function portsOf(world: BookingWorld): MembersPorts {
  const { db } = world.database
  return {
    clock: { now: () => saturday },
    randomSource: { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') },
    transactions: world.transactions,
    members: memberReadsOn(db),
    accounts: accountsOn({ ...accountParts(db), passwordHasher: quickHasher }),
    attempts: signInAttemptsOn(db, 'a key of this test'),
    devices: knownDevicesOn(['a key of this test'], { isSecure: true }),
    onFailedSignIn: () => undefined,
    onSignedIn: () => undefined,
    isGuessable: (password, { name, email }) => isGuessable(password, ownWords([name, email])),
    days: todayReadsOn(db),
    running: runningReadsOn(db, async () => []).running,
    connections: world.database.connections,
    keys: apiKeyReadsOn(db),
    log: actionLogReadsOn(db),
    contentTokens: tokensOn(db, { clock: { now: () => saturday }, randomSource: { token: () => randomUUID() } }),
    editorPassword: 'known to the content system',
    webhooks: {
      reads: webhookReadsOn(db),
      sender: webhookSender({ targets: 'public' }),
      cipher: createCipher([randomBytes(32).toString('base64url')]),
    },
  }
}

/** What a browser would send back. */
function cookieOf(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
