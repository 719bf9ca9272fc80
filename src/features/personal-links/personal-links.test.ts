import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LinkPurpose, PersonalLink } from '#platform/ports.ts'
import { issueToken, resolveToken } from './personal-links.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const token = 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'

/** Links as a database stores them, and everything that it was asked for. */
function linkStore() {
  const links: PersonalLink[] = []
  const asked: [hash: string, purpose: LinkPurpose][] = []
  return {
    links,
    asked,
    async addPersonalLink(link: PersonalLink) {
      links.push(link)
    },
    async subjectOfLink(tokenHash: string, purpose: LinkPurpose) {
      asked.push([tokenHash, purpose])
      return links.find((link) => link.tokenHash === tokenHash && link.purpose === purpose)?.subjectId ?? null
    },
  }
}

const randomSource = { id: () => 'an id', token: () => token }

describe('a personal link', () => {
  it('gives its token to its holder and stores the hash alone', async () => {
    const store = linkStore()
    expect(await issueToken(store, randomSource, 'order', 'order-of-lena', now)).toBe(token)
    const tokenHash = createHash('sha256').update(token).digest('hex')
    expect(store.links).toEqual([{ tokenHash, purpose: 'order', subjectId: 'order-of-lena', createdAt: now }])
    expect(JSON.stringify(store.links)).not.toContain(token)
  })

  it('opens what it was made for', async () => {
    const store = linkStore()
    await issueToken(store, randomSource, 'order', 'order-of-lena', now)
    expect(await resolveToken(store, 'order', token)).toBe('order-of-lena')
  })

  it.each([
    ['cut off', token.slice(0, -1)],
    ['one letter longer', `${token}a`],
    ['in other letters', token.toLowerCase()],
    ['with a space behind it', `${token} `],
    ['somebody else’s', 'A'.repeat(43)],
    ['the hash itself', createHash('sha256').update(token).digest('hex')],
  ])('opens nothing when it is %s', async (_, other) => {
    const store = linkStore()
    await issueToken(store, randomSource, 'order', 'order-of-lena', now)
    expect(await resolveToken(store, 'order', other)).toBeNull()
    expect(store.asked).toHaveLength(1)
  })

  it.each([
    ['empty', ''],
    ['shorter than any of ours', 'a'.repeat(19)],
    ['longer than any of ours', 'a'.repeat(101)],
    ['a megabyte', 'a'.repeat(1_000_000)],
  ])('is not even looked for when it is %s', async (_, other) => {
    const store = linkStore()
    expect(await resolveToken(store, 'order', other)).toBeNull()
    expect(store.asked).toEqual([])
  })
})
