import { type ConsentProof, requestLasts } from '../newsletter/subscription.ts'

/** The wish for mails about replies to a comment, from the tick to the end (docs/rules/comments.md#mails-about-replies). */
export interface ReplyNotice {
  /** What stood beside the box that was ticked. */
  wished: ConsentProof
  /** When the mail that asks for confirmation was ordered; null as long as no one sees the comment. */
  askedAt: Temporal.Instant | null
  /** What stood beside the button behind that mail. */
  confirmed: ConsentProof | null
  endedAt: Temporal.Instant | null
}

export const noticeStates = ['wished', 'asked', 'confirmed', 'ended'] as const
export type NoticeState = (typeof noticeStates)[number]

export function noticeState({ askedAt, confirmed, endedAt }: ReplyNotice): NoticeState {
  if (endedAt) return 'ended'
  if (confirmed) return 'confirmed'
  return askedAt ? 'asked' : 'wished'
}

/** Whether the link of the mail that asks is still good: 30 days. One that was confirmed or ended has no such end. */
export function isNoticeOpen(notice: ReplyNotice, now: Temporal.Instant): boolean {
  const { askedAt } = notice
  if (noticeState(notice) !== 'asked' || !askedAt) return true
  return Temporal.Instant.compare(now, askedAt.add(requestLasts)) < 0
}

export type NoticeAnswer = 'confirm' | 'end'

/** What the buttons of the page make of it; unchanged when there is nothing to change. What was ended stays ended: links are in mailboxes for years. */
export function answerNotice(notice: ReplyNotice, answer: NoticeAnswer, proof: ConsentProof): ReplyNotice {
  const state = noticeState(notice)
  if (answer === 'confirm')
    return state === 'asked' && isNoticeOpen(notice, proof.at) ? { ...notice, confirmed: proof } : notice
  return state === 'ended' ? notice : { ...notice, endedAt: proof.at }
}

/** A comment as far as mails about replies are concerned. */
export interface NoticedComment {
  id: string
  email: string
  /** Id of the comment that it answers. */
  replyTo: string | null
  notice: ReplyNotice | null
}

/**
 * Whom a reply is a reply to, of those who wanted to know and have confirmed it: who wrote the comment that it answers, and who wrote the one which that
 * answers, and so on. Each address once, and never the one of the reply itself.
 */
export function notifiedOf<C extends NoticedComment>(reply: NoticedComment, visible: readonly C[]): C[] {
  const byId = new Map(visible.map((comment) => [comment.id, comment]))
  const notified = new Map<string, C>()
  const passed = new Set([reply.id])
  for (let id = reply.replyTo; id !== null && !passed.has(id); id = byId.get(id)?.replyTo ?? null) {
    passed.add(id)
    const comment = byId.get(id)
    if (comment?.notice && noticeState(comment.notice) === 'confirmed') {
      const address = comment.email.toLowerCase()
      if (!notified.has(address) && address !== reply.email.toLowerCase()) notified.set(address, comment)
    }
  }
  return [...notified.values()]
}
