import { expect, test } from 'vitest'
import { createCipher } from '#platform/create-cipher.ts'
import { previewTickets } from './composition/content.ts'
import { derivedKey } from './derived-key.ts'

const saturday = Temporal.Instant.from('2026-11-21T10:00:00Z')

function office(secret = 'a secret of at least thirty-two characters') {
  const time = { now: saturday }
  return { time, ...previewTickets(createCipher([derivedKey([secret], 'preview-ticket')]), { now: () => time.now }) }
}

test('a ticket can be exchanged for its token for a minute, in every process with the same secret', () => {
  const { ticketFor } = office()
  const ticket = ticketFor('token-of-the-editor')
  expect(ticket).toMatch(/^Ticket [\w-]+$/)
  expect(Buffer.from(ticket.slice(7), 'base64url').toString('latin1')).not.toContain('editor')
  const { redeem, time } = office()
  time.now = saturday.add({ seconds: 59 })
  expect(redeem(ticket)).toBe('Bearer token-of-the-editor')
  time.now = saturday.add({ seconds: 60 })
  expect(redeem(ticket)).toBe('Bearer')
})

test('a forged ticket, one of another site and a cut one are worth nothing; a token stays a token', () => {
  const { redeem, ticketFor } = office()
  const ticket = ticketFor('token-of-the-editor')
  const changed = `${ticket.slice(0, 30)}${ticket[30] === 'A' ? 'B' : 'A'}${ticket.slice(31)}`
  const foreign = office('another secret of at least 32 characters').ticketFor('token-of-the-editor')
  for (const bad of [changed, foreign, ticket.slice(0, -4), 'Ticket ', 'Ticket !', `Ticket ${'A'.repeat(60)}`])
    expect(redeem(bad)).toBe('Bearer')
  expect(redeem('Bearer abc')).toBe('Bearer abc')
})
