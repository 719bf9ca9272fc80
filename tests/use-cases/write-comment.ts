import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#domain/blog/post.ts'
import type { CommentForm } from '#domain/comment/comment-form.ts'
import { done, refused } from '#domain/result.ts'
import {
  commentByLink,
  decideComments,
  moderateComment,
  replyToComment,
  type WriteCommentCommand,
  writeComment,
} from '#features/blog/comments.ts'
import { answerReplies, commentOfReplies } from '#features/blog/reply-mails.ts'
import { type DispatchPorts, dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import { mailOf } from '#mails/mails.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { pageTagChannel } from '#platform/db/outbox.ts'
import type { Effect, Message } from '#platform/ports.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'

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

const shown = { wording: 'Schreib mir, wenn jemand antwortet', address: '203.0.113.7' }
const agreed = { wording: 'Ich möchte eine E-Mail …', address: '198.51.100.23' }

const fromResi: CommentForm = {
  name: 'Resi Hollerer',
  email: 'resi@hollerer.example',
  comment: 'Bei uns hing das Board drei Jahre.\n\nDann kam Ernst.',
  notify: false,
}

/** What becomes of comments in a database; run on each kind of it. */
export function writeCommentOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`comments on ${name}`, () => {
    let world: CommentWorld
    beforeAll(async () => {
      world = await openCommentWorld(await open())
    })
    afterAll(() => world.close())

    it('keeps what Resi wrote, writes to the office and shows it to no one yet', async () => {
      expect(await world.write(fromResi)).toEqual(done)
      const { notify: _, ...written } = fromResi
      const mail = await world.mailAbout(fromResi)
      expect(mail).toMatchObject({
        name: 'Resi Hollerer',
        postTitle: 'Das Board, das euch fehlt',
        isSuspected: false,
      })
      expect(await world.comment(mail)).toMatchObject({ ...written, state: 'pending', replyTo: null, notice: null })
      expect(await world.visible()).toEqual([])
    })

    it('shows it once the office has approved it by its link, without the address, and lets pages be made again', async () => {
      const mail = await world.mailAbout(fromResi)
      expect(await world.moderate(mail, 'approve')).toEqual(done)
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
      expect(await world.moderate(mail, 'approve')).toEqual(done)
    })

    it('keeps the same form sent twice once, and writes to the office once', async () => {
      const twice = { ...fromResi, comment: 'Zweimal gedrückt.' }
      expect(await Promise.all([world.write(twice), world.write(twice)])).toEqual([done, done])
      expect(await world.effectsAbout(twice)).toHaveLength(1)
    })

    it('takes a reply to a visible comment, and refuses one to a comment that is not there', async () => {
      const [resi] = await world.visible()
      const reply = {
        ...fromResi,
        name: 'Jakob',
        email: 'jakob@post.example',
        comment: 'Bei uns auch.',
        replyTo: resi?.id,
      }
      expect(await world.write(reply)).toEqual(done)
      expect(await world.write({ ...reply, replyTo: randomUUID() })).toEqual(refused('reply-gone'))
      // visible under another post is not visible here
      expect(await world.write(reply, { language: 'en' })).toEqual(refused('reply-gone'))
      expect(await world.comment(await world.mailAbout(reply))).toMatchObject({ replyTo: resi?.id })
    })

    it('holds possible spam for the office, and shows it when the office approves it', async () => {
      const odd = { ...fromResi, comment: 'http://a.example http://b.example http://c.example' }
      expect(await world.write(odd, { signs: ['links'] })).toEqual(done)
      const mail = await world.mailAbout(odd)
      expect(mail.isSuspected).toBe(true)
      expect(await world.comment(mail)).toMatchObject({ state: 'suspected' })
      expect(await world.moderate(mail, 'reject')).toEqual(done)
      expect(await world.moderate(mail, 'approve')).toEqual(done)
      expect((await world.visible()).map(({ comment }) => comment)).toContain(odd.comment)
      expect(await world.moderate(mail, 'reject')).toEqual(done)
      expect((await world.visible()).map(({ comment }) => comment)).not.toContain(odd.comment)
    })

    it('knows no comments under a post that is not there', async () => {
      expect(await world.write(fromResi, { slug: 'nie-geschrieben' })).toEqual(refused('unknown'))
    })

    describe('of someone who wants to know of replies', () => {
      const resi = { ...fromResi, email: 'Resi.Wants@post.example', comment: 'Wer hat noch so eins?', notify: true }
      const answer = (name: string, replyTo: string | undefined) => ({
        name,
        email: `${name.toLowerCase()}@post.example`,
        comment: `Antwort von ${name}.`,
        notify: false,
        replyTo,
      })

      it('asks for confirmation once visitors see the comment, and not before', async () => {
        await world.write(resi)
        expect(await world.mailsTo(resi.email)).toEqual([])
        await world.approve(resi)
        const [asked, ...others] = await world.mailsTo(resi.email)
        expect(others).toEqual([])
        expect(asked).toMatchObject({ kind: 'replies-request', text: { postTitle: theBoard.title } })
      })

      it('tells of no reply as long as the address is not confirmed', async () => {
        const early = answer('Emre', (await world.written(resi)).id)
        await world.write(early)
        await world.approve(early)
        expect(await world.mailsTo(resi.email)).toHaveLength(1)
      })

      it('stores both wordings with their times, reports each reply once it is approved, and reveals nothing of its author', async () => {
        const [asked] = await world.mailsTo(resi.email)
        expect(await world.answerReplies(asked?.token, 'confirm')).toEqual(done)
        expect((await world.written(resi)).notice).toMatchObject({
          wished: { ...shown, at: saturday },
          confirmed: { ...agreed, at: saturday },
        })
        const jakob = answer('Jakob', (await world.written(resi)).id)
        await world.write(jakob)
        expect(await world.mailsTo(resi.email)).toHaveLength(1)
        await world.approve(jakob)
        const [, notified] = await world.mailsTo(resi.email)
        const { id } = await world.written(jakob)
        expect(notified).toMatchObject({
          kind: 'reply',
          oneClickUrl: `https://flightlevels.example/de/replies/one-click/${notified?.token}`,
          text: { replyUrl: `https://flightlevels.example/de/blog/${theBoard.slug}#comment-${id}` },
        })
        expect(JSON.stringify(notified)).not.toContain('Jakob')
      })

      it('tells of a reply once, however often it is approved', async () => {
        const { id } = await world.written(answer('Jakob', undefined))
        await world.decide([id], 'reject')
        await world.decide([id], 'approve')
        expect(await world.mailsTo(resi.email)).toHaveLength(2)
      })

      it('publishes a reply of the office at once under the name of the brand, with a mail to whom it answers, once however often it is sent', async () => {
        const { id } = await world.written(resi)
        const before = await world.mailsTo(resi.email)
        expect(await world.reply(id, 'Danke, Resi!')).toEqual(done)
        expect(await world.reply(id, 'Danke, Resi!')).toEqual(done)
        const replies = (await world.visible()).filter(({ comment }) => comment === 'Danke, Resi!')
        expect(replies).toMatchObject([{ name: 'Flight Levels', replyTo: id }])
        expect((await world.mailsTo(resi.email)).length).toBe(before.length + 1)
        const { id: rejected } = await world.written(answer('Emre', undefined))
        await world.decide([rejected], 'reject')
        expect(await world.reply(rejected, 'Nein?')).toEqual(refused('reply-gone'))
        await world.decide([rejected], 'approve')
      })

      it('tells of ten replies in a day and of no more', async () => {
        const { id } = await world.written(resi)
        const many = Array.from({ length: 12 }, (_, index) => answer(`Gast${index}`, id))
        for (const reply of many) await world.write(reply)
        await world.decide(await Promise.all(many.map(async (reply) => (await world.written(reply)).id)), 'approve')
        // those of Jakob count too: approved twice
        expect((await world.mailsTo(resi.email)).filter(({ kind }) => kind === 'reply')).toHaveLength(9)
      })

      it('is left alone after the end, whichever link is pressed later', async () => {
        const mails = await world.mailsTo(resi.email)
        expect(await world.answerReplies(mails.at(-1)?.token, 'end')).toEqual(done)
        expect(await world.answerReplies(mails[0]?.token, 'confirm')).toEqual(done)
        expect((await world.written(resi)).notice?.endedAt).toEqual(saturday)
      })

      it('asks one address three times in a day and no more, however many comments name it', async () => {
        const stranger = { ...resi, email: 'stranger@post.example' }
        const comments = [1, 2, 3, 4].map((number) => ({ ...stranger, comment: `Nummer ${number}` }))
        for (const one of comments) await world.write(one)
        await world.decide(await Promise.all(comments.map(async (one) => (await world.written(one)).id)), 'approve')
        expect(await world.mailsTo(stranger.email)).toHaveLength(3)
      })

      it('forgets a wish that no one has confirmed for thirty days; its link opens nothing then', async () => {
        const grete = { ...resi, email: 'grete@post.example', comment: 'Unser Board ist blau.' }
        await world.write(grete)
        await world.approve(grete)
        const [asked] = await world.mailsTo(grete.email)
        expect(await world.openReplies(asked?.token)).not.toBeNull()
        await world.forget(saturday.add({ hours: 30 * 24 }))
        expect((await world.written(grete)).notice).toBeNull()
        expect(await world.openReplies(asked?.token)).toBeNull()
        expect(await world.answerReplies(asked?.token, 'confirm')).toEqual(refused('unknown'))
        expect((await world.written(resi)).notice).not.toBeNull()
      })
    })

    it.each(['', 'x', 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx'])(
      'opens nothing with the link %j',
      async (token) => {
        expect(await world.comment({ moderationUrl: `/${token}` })).toBeNull()
        expect(await world.moderate({ moderationUrl: `/${token}` }, 'approve')).toEqual(refused('unknown'))
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
  const transactions = transactionsOn(database.db, jobs.addEffects, '')
  const clock = { now: () => saturday }
  const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
  const announced: string[] = []
  await database.listen(pageTagChannel, (payload) => announced.push(payload))
  const tokenOf = ({ moderationUrl }: Linked) => moderationUrl.split('/').at(-1) ?? ''

  const sent: { to: string; kind: string; token: string; oneClickUrl: string | undefined; text: Message }[] = []
  const keys = new Set<string>()
  let rendered: Message | undefined
  const replyPorts = {
    clock,
    randomSource,
    transactions,
    reads,
    siteUrl: 'https://flightlevels.example',
    sentMail: {
      has: async (key) => keys.has(key),
      add: async ({ key }) => void keys.add(key),
      failed: async () => undefined,
      dropped: async () => undefined,
    },
    transport: {
      async send({ to, oneClickUrl }) {
        if (rendered?.kind !== 'reply' && rendered?.kind !== 'replies-request') throw new Error('not about replies')
        const url = rendered.kind === 'reply' ? rendered.endUrl : rendered.answerUrl
        sent.push({
          to: to.email,
          kind: rendered.kind,
          token: url.split('/').at(-1) ?? '',
          oneClickUrl,
          text: rendered,
        })
      },
    },
    findMail: async (kind) => mailOf(kind),
    async renderMail(message) {
      rendered = message
      return { subject: '', html: '', text: '' }
    },
    // as: only what these effects ask for; anything else would be undefined and fail the test
  } satisfies Partial<DispatchPorts> as unknown as DispatchPorts

  async function effects(): Promise<Effect[]> {
    const { rows } = await database.jobs.executeSql(
      `select data from pgboss.job where name = 'effects' order by created_on`,
    )
    return rows.map(({ data }) => data)
  }

  async function written({ comment }: CommentForm) {
    for (const state of ['waiting', 'approved', 'rejected'] as const)
      for (const found of (await reads.comments.search({ state }, null)).comments)
        if (found.comment === comment) return found
    throw new Error(`no comment ${comment}`)
  }

  async function decide(ids: readonly string[], decision: 'approve' | 'reject') {
    return decideComments({ clock, transactions }, { ids, decision, actor: 'organiser:office' })
  }

  function reply(id: string, text: string) {
    return replyToComment({ clock, randomSource, transactions }, { id, text, actor: 'organiser:office' })
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
        { language: 'de', slug: theBoard.slug, signs: [], shown, form, ...others },
      ),
    written,
    decide,
    reply,
    approve: async (form: CommentForm) => decide([(await written(form)).id], 'approve'),
    answerReplies: (token = '', answer: 'confirm' | 'end') =>
      answerReplies({ clock, transactions, reads }, { token, answer, shown: agreed }),
    openReplies: (token = '') => commentOfReplies({ clock, reads }, token),
    forget: (upTo: Temporal.Instant) =>
      transactions.run(({ retention }) => retention.deleteUpTo('reply-wishes', upTo, upTo)),
    /** What goes to an address about replies, oldest first, as its jobs send it: each mail once. */
    async mailsTo(address: string) {
      for (const effect of await effects())
        if (effect.kind === 'replies-request' || effect.kind === 'reply') await dispatchEffect(replyPorts, effect)
      return sent.filter(({ to }) => to === address)
    },
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
        sentMail: {
          has: async () => false,
          add: async () => undefined,
          failed: async () => undefined,
          dropped: async () => undefined,
        },
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
