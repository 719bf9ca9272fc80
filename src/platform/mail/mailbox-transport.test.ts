import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { mailboxTransport, type StoredMail } from './mailbox-transport.ts'

const now = Temporal.Instant.from('2026-11-21T09:30:00Z')

it('keeps what people look at beside the whole message, under an id that follows from the key', async () => {
  const kept: StoredMail[] = []
  const transport = mailboxTransport({
    store: {
      keep: async (mail) => void kept.push(mail),
      list: async () => kept,
      find: async () => null,
    },
    from: { name: 'Flight Levels', email: 'office@flightlevels.example' },
    clock: { now: () => now },
  })
  const mail = {
    key: 'invitation:p-1',
    to: { name: 'Emre Yildiz', email: 'emre@donauwerk.example' },
    subject: 'Einladung',
    html: '<p>Hallo Emre</p>',
    text: 'Hallo Emre',
    attachments: [],
  }
  await transport.send(mail)
  await transport.send(mail)

  const { attachments: _, ...shown } = mail
  expect(kept[0]).toMatchObject({ ...shown, keptAt: now })
  expect(kept[0]?.id).toMatch(/^[0-9a-f]{32}$/)
  expect(kept[1]?.id).toBe(kept[0]?.id)
  const parsed = await PostalMime.parse(kept[0]?.message ?? '')
  expect(parsed.date).toBe('2026-11-21T09:30:00.000Z')
  expect(parsed.messageId).toBe(`<${kept[0]?.id}@flightlevels.example>`)
})
