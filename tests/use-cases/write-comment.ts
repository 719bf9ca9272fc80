import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#domain/blog/post.ts'
import type { CommentForm } from '#domain/comment/comment-form.ts'
import { commentByLink, moderateComment, type WriteCommentCommand, writeComment } from '#features/blog/comments.ts'
import { type DispatchPorts, dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import { mailOf } from '#mails/mails.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { Effect, Message } from '#platform/ports.ts'
import { readsOn } from '#server/composition/reads.ts'
import { transactionsOn } from '#server/composition/stores.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

const theBoard: Post = {
  id: 'board',
  slug: 'das-board-das-euch-fehlt',
  title: 'Das Board, das euch fehlt',
  excerpt: '',
  author: 'Theresa Moosbrugger',
  publishedAt: '2026-11-10T07:00:00Z',
  tags: [],
  translated: [],
  blocks: [],
}

const fromResi: CommentForm = {
  name: 'Resi Hollerer',
  email: 'resi@hollerer.example',
  comment: 'Bei uns hing das Board drei Jahre.\n\nDann kam Ernst.',
}

/** What becomes of comments in a database; held to on each kind of it. */
export function writeCommentOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`comments on ${name}`, () => {
    let world: CommentWorld
    beforeAll(async () => {
      world = await openCommentWorld(await open())
    })
    afterAll(() => world.close())

    it('keeps what Resi wrote, writes to the office and shows it to no one yet', async () => {
      expect(await world.write(fromResi)).toEqual({ outcome: 'held' })
      const mail = await world.mailAbout(fromResi)
      expect(mail).toMatchObject({
        name: 'Resi Hollerer',
        postTitle: 'Das Board, das euch fehlt',
        isSuspected: false,
      })
      expect(await world.comment(mail)).toMatchObject({ state: 'pending', ...fromResi, replyTo: null })
      expect(await world.visible()).toEqual([])
    })

    it('shows it once the office has approved it by its link, without the address, and lets pages be made again', async () => {
      const mail = await world.mailAbout(fromResi)
      expect(await world.moderate(mail, 'approve')).toEqual({ outcome: 'moderated' })
      await expect.poll(() => world.announced).toEqual(['comments'])
      const [shown, ...others] = await world.visible()
      expect(others).toEqual([])
      expect(shown).toEqual({
        id: shown?.id,
        name: 'Resi Hollerer',
        comment: fromResi.comment,
        writtenAt: '2026-11-21T08:30:00Z',
        replyTo: null,
      })
      expect(await world.moderate(mail, 'approve')).toEqual({ outcome: 'unchanged' })
    })

    it('keeps the same form sent twice once, and writes to the office once', async () => {
      const twice = { ...fromResi, comment: 'Zweimal gedrückt.' }
      expect(await Promise.all([world.write(twice), world.write(twice)])).toEqual([
        { outcome: 'held' },
        { outcome: 'held' },
      ])
      expect(await world.effectsAbout(twice)).toHaveLength(1)
    })

    it('takes a reply to a visible comment, and refuses one to a comment that is not there', async () => {
      const [resi] = await world.visible()
      const reply = { name: 'Jakob', email: 'jakob@post.example', comment: 'Bei uns auch.', replyTo: resi?.id }
      expect(await world.write(reply)).toEqual({ outcome: 'held' })
      expect(await world.write({ ...reply, replyTo: randomUUID() })).toEqual({
        outcome: 'refused',
        refusal: 'reply-gone',
      })
      // visible under another post is not visible here
      expect(await world.write(reply, { language: 'en' })).toEqual({ outcome: 'refused', refusal: 'reply-gone' })
      expect(await world.comment(await world.mailAbout(reply))).toMatchObject({ replyTo: resi?.id })
    })

    it('holds what may be spam, says so to the office, and shows it when the office says that it is none', async () => {
      const odd = { ...fromResi, comment: 'http://a.example http://b.example http://c.example' }
      expect(await world.write(odd, { signs: ['links'] })).toEqual({ outcome: 'held' })
      const mail = await world.mailAbout(odd)
      expect(mail.isSuspected).toBe(true)
      expect(await world.comment(mail)).toMatchObject({ state: 'suspected' })
      expect(await world.moderate(mail, 'reject')).toEqual({ outcome: 'moderated' })
      expect(await world.moderate(mail, 'approve')).toEqual({ outcome: 'moderated' })
      expect((await world.visible()).map(({ comment }) => comment)).toContain(odd.comment)
      expect(await world.moderate(mail, 'reject')).toEqual({ outcome: 'moderated' })
      expect((await world.visible()).map(({ comment }) => comment)).not.toContain(odd.comment)
    })

    it('knows no comments under a post that is not there', async () => {
      expect(await world.write(fromResi, { slug: 'nie-geschrieben' })).toEqual({ outcome: 'unknown-post' })
    })

    it.each(['', 'x', 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'])(
      'opens nothing with the link %j',
      async (token) => {
        expect(await world.comment({ moderationUrl: `/${token}` })).toBeNull()
        expect(await world.moderate({ moderationUrl: `/${token}` }, 'approve')).toEqual({ outcome: 'unknown-link' })
      },
    )
  })
}

type CommentWorld = Awaited<ReturnType<typeof openCommentWorld>>
type Linked = Pick<Message<'new-comment'>, 'moderationUrl'>

async function openCommentWorld(database: OpenDatabase) {
  const jobs = await startJobs(database.jobs, (error) => {
    throw error
  })
  const reads = readsOn(database.db)
  const transactions = transactionsOn(database.db, jobs.addEffects)
  const clock = { now: () => saturday }
  const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
  const announced: string[] = []
  await database.listen(pageTagChannel, (payload) => announced.push(payload))
  const tokenOf = ({ moderationUrl }: Linked) => moderationUrl.split('/').at(-1) ?? ''

  async function effects(): Promise<Effect[]> {
    const { rows } = await database.jobs.executeSql(
      `select data from pgboss.job where name = 'effects' order by created_on`,
    )
    return rows.map(({ data }) => data)
  }

  async function effectsAbout({ comment }: CommentForm): Promise<Effect[]> {
    const found: Effect[] = []
    for (const effect of await effects())
      if (effect.kind === 'new-comment' && (await reads.comments.find(effect.commentId))?.comment === comment)
        found.push(effect)
    return found
  }

  return {
    announced,
    write: (form: CommentForm, others: Partial<WriteCommentCommand> = {}) =>
      writeComment(
        {
          clock,
          randomSource,
          transactions,
          reads,
          content: { post: async (slug) => (slug === theBoard.slug ? theBoard : null) },
        },
        { language: 'de', slug: theBoard.slug, signs: [], form, ...others },
      ),
    visible: () => reads.comments.approved({ language: 'de', slug: theBoard.slug }),
    effectsAbout,
    /** The mail that the office gets about a comment. */
    async mailAbout(form: CommentForm): Promise<Message<'new-comment'>> {
      const [effect] = await effectsAbout(form)
      const emails: Message<'new-comment'>[] = []
      // only what this effect asks for: anything else would be undefined and fail the test
      const ports = {
        clock,
        randomSource,
        transactions,
        reads,
        siteUrl: 'https://flightlevels.example',
        office: { name: 'Office', email: 'office@flightlevels.example' },
        sentMail: { has: async () => false, add: async () => undefined, failed: async () => undefined },
        transport: { send: async () => undefined },
        findMail: async (kind) => mailOf(kind),
        async renderMail(message) {
          if (message.kind === 'new-comment') emails.push(message)
          return { subject: '', html: '', text: '' }
        },
      } satisfies Partial<DispatchPorts> as unknown as DispatchPorts
      if (effect) await dispatchEffect(ports, effect)
      const [mail] = emails
      if (!mail) throw new Error('the office got no mail')
      return mail
    },
    comment: (mail: Linked) => commentByLink(reads, tokenOf(mail)),
    moderate: (mail: Linked, moderation: 'approve' | 'reject') =>
      moderateComment({ clock, transactions, reads }, { token: tokenOf(mail), moderation }),
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
