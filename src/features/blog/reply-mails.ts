import type { Comment } from '#domain/comment/comment.ts'
import { answerNotice, isNoticeOpen, type NoticeAnswer, noticeState, notifiedOf } from '#domain/comment/reply-notice.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { ShownWording } from '#features/newsletter/newsletter.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { withinLimit } from '#features/spam/spam-defence.ts'
import type { Reads, Stores, WritePorts } from '#platform/ports.ts'

/** The mails about comments that are visible now (docs/rules/comments.md#mails-about-replies), in the transaction that approves them. */
export async function mailAboutApproved(
  stores: Stores,
  approved: readonly Comment[],
  now: Temporal.Instant,
): Promise<void> {
  const mails: { to: string; send(): Promise<void>; purpose: 'replies-request-mail' | 'reply-mail' }[] = []
  for (const comment of approved) {
    const { id, email, notice, post, replyTo } = comment
    if (notice && noticeState(notice) === 'wished')
      mails.push({
        to: email,
        purpose: 'replies-request-mail',
        async send() {
          await stores.comments.setNotice(id, { ...notice, askedAt: now })
          await stores.addEffect({ kind: 'replies-request', commentId: id })
        },
      })
    if (replyTo !== null)
      for (const notified of notifiedOf(comment, await stores.comments.visible(post)))
        mails.push({
          to: notified.email,
          purpose: 'reply-mail',
          send: () => stores.addEffect({ kind: 'reply', commentId: notified.id, replyId: id }),
        })
  }
  // In one order for everyone: two members who approve at once wait, and never for each other.
  for (const { purpose, to, send } of mails.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    if (await withinLimit(stores.rateLimits, { purpose, of: to }, now)) await send()
}

function keyOf({ purpose, to }: { purpose: string; to: string }): string {
  return `${purpose} ${to.toLowerCase()}`
}

interface ReplyPorts extends WritePorts {
  reads: Pick<Reads, 'comments' | 'subjectOfLink'>
}

/** The comment behind the link of mails about replies; null for anything else, and when the time to confirm is over. */
export async function commentOfReplies(
  { reads, clock }: Omit<ReplyPorts, 'transactions'>,
  token: string,
): Promise<Comment | null> {
  const id = await resolveToken(reads, 'replies', token)
  const comment = id === null ? null : await reads.comments.find(id)
  return comment?.notice && isNoticeOpen(comment.notice, clock.now()) ? comment : null
}

export interface AnswerReplies {
  token: string
  answer: NoticeAnswer
  /** What stood beside the button, and where the form came from. */
  shown: ShownWording
}

/** Confirms or ends the subscription to mails about replies: by the page, or by the one click of a mail program (RFC 8058). Idempotent. */
export async function answerReplies(
  ports: ReplyPorts,
  { token, answer, shown }: AnswerReplies,
): Promise<Result<object, Refusal<'unknown'>>> {
  const id = await resolveToken(ports.reads, 'replies', token)
  if (id === null) return refused('unknown')
  return ports.transactions.run(async (stores) => {
    const comment = await stores.comments.lock(id)
    const now = ports.clock.now()
    if (!comment?.notice || !isNoticeOpen(comment.notice, now)) return refused('unknown')
    const notice = answerNotice(comment.notice, answer, { ...shown, at: now })
    if (notice !== comment.notice) await stores.comments.setNotice(id, notice)
    return done
  })
}
