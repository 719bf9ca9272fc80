import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { mailbox } from '#platform/db/tables.ts'
import type { MailboxStore, StoredMail } from '#platform/mail/mailbox-transport.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { mailboxStoreOn, mailLogReadsOn, sentMailOn } from './mail-log.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

let database: OpenDatabase
let store: MailboxStore
beforeAll(async () => {
  database = await freshEmbedded()
  store = mailboxStoreOn(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mailbox)
})

function mail(id: string, changes: Partial<StoredMail> = {}): StoredMail {
  return {
    id,
    key: `booking-confirmation:${id}`,
    to: { name: 'Dr. Judith Egger-Hofer', email: 'judith.egger@innkraft.example' },
    subject: 'Dein Platz ist gebucht 🛫',
    html: '<p>Servus!</p>',
    text: 'Servus!',
    message: Uint8Array.from([0, 13, 10, 255]),
    keptAt: saturday,
    ...changes,
  }
}

it('keeps a mail whole, with every byte of the message', async () => {
  await store.keep(mail('a1'))
  const found = await store.find('a1')
  expect({ ...found, message: [...(found?.message ?? [])] }).toEqual({ ...mail('a1'), message: [0, 13, 10, 255] })
  expect(await store.find('a2')).toBeNull()
})

it('keeps one mail of an effect that is sent twice, the last', async () => {
  await store.keep(mail('a1'))
  await store.keep(mail('a1', { subject: 'Dein Platz ist gebucht', keptAt: saturday.add({ hours: 1 }) }))
  expect((await store.list()).map(({ subject }) => subject)).toEqual(['Dein Platz ist gebucht'])
})

it('shows the newest first, two hundred of them', async () => {
  for (let number = 1; number <= 201; number += 1)
    await store.keep(mail(`m${number}`, { keptAt: saturday.add({ seconds: number }) }))
  const ids = (await store.list()).map(({ id }) => id)
  expect(ids).toHaveLength(200)
  expect(ids.slice(0, 2)).toEqual(['m201', 'm200'])
  expect(await store.find('m1')).not.toBeNull()
})

it('remembers which mail was sent, also when told twice', async () => {
  const sent = sentMailOn(database.db)
  expect(await sent.has('invitation:1')).toBe(false)
  const effect = { kind: 'invitation', orderId: crypto.randomUUID(), participantId: '1' } as const
  const to = { name: 'Emre', email: 'emre@donauwerk.example' }
  const invitation = { key: 'invitation:1', effect, to, subject: 'Dein Platz', at: saturday }
  await sent.failed(invitation, 'the mail server is away')
  expect(await sent.has('invitation:1')).toBe(false)
  await sent.add(invitation)
  await sent.add(invitation)
  expect(await sent.has('invitation:1')).toBe(true)
  expect(await sent.has('invitation:2')).toBe(false)
  const log = mailLogReadsOn(database.db)
  expect(await log.about([effect.orderId])).toMatchObject([
    { key: 'invitation:1', state: 'sent', attempts: 3, error: null, to },
  ])
  const gone = { ...invitation, key: 'invitation:3', to: null, subject: null }
  await sent.dropped(gone)
  expect(await sent.has(gone.key)).toBe(false)
  expect(await log.find(gone.key)).toMatchObject({ state: 'dropped', attempts: 1, error: null, to: null })
})
