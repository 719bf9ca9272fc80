import { type ConsentProof, requestLasts } from '../newsletter/subscription.ts'

/** The subscription to mails about replies to a comment, from the tick to its end (docs/rules/comments.md#mails-about-replies). */
export interface ReplyNotice {
  /** The wording beside the box that was ticked. */
  wished: ConsentProof
  /** When the confirmation mail was queued; null until the comment is visible. */
  askedAt: Temporal.Instant | null
  /** The wording beside the button that the mail leads to. */
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

/** Whether the confirmation link is still valid: 30 days. Links of confirmed or ended subscriptions do not expire. */
export function isNoticeOpen(notice: ReplyNotice, now: Temporal.Instant): boolean {
  const { askedAt } = notice
  if (noticeState(notice) !== 'asked' || !askedAt) return true
  return Temporal.Instant.compare(now, askedAt.add(requestLasts)) < 0
}

export type NoticeAnswer = 'confirm' | 'end'

/** Applies a button of the subscription page. An ended subscription stays ended, because links remain in mailboxes for years. */
export function answerNotice(notice: ReplyNotice, answer: NoticeAnswer, proof: ConsentProof): ReplyNotice {
  const state = noticeState(notice)
  if (answer === 'confirm')
    return state === 'asked' && isNoticeOpen(notice, proof.at) ? { ...notice, confirmed: proof } : notice
  return state === 'ended' ? notice : { ...notice, endedAt: proof.at }
}

export interface NoticedComment {
  id: string
  email: string
  /** Id of the comment it replies to. */
  replyTo: string | null
  notice: ReplyNotice | null
}

/** Whose authors get a mail about a reply: the comment, its parent, and so on, if confirmed. Each address once, never that of the reply. */
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
