import { postHref } from '#domain/blog/post.ts'
import type { ListedComment } from '#domain/comment/comment.ts'
import { conversations, mayDelete } from '#domain/comment/comment.ts'
import { noticeState } from '#domain/comment/reply-notice.ts'

/** A comment, as the browser gets it. */
export type CommentView = ReturnType<typeof viewOf>

/** The comments of one post, its conversations in the order of time. */
export type PostComments = ReturnType<typeof commentsByPost>[number]

/** Comments of a page by their post: the post with the newest one first, replies below what they answer as visitors see them. */
export function commentsByPost(comments: readonly ListedComment[]) {
  const posts = new Map<string, ListedComment[]>()
  for (const comment of comments) {
    const key = `${comment.post.language}/${comment.post.slug}`
    posts.set(key, [...(posts.get(key) ?? []), comment])
  }
  return [...posts].flatMap(([key, ofPost]) => {
    const [first] = ofPost
    if (!first) return []
    const { language, slug } = first.post
    const query = new URLSearchParams({ language, post: slug })
    const allHref = `/office/comments?${query}`
    return [{ key, title: first.postTitle, href: postHref(language, slug), allHref, comments: inOrder(ofPost) }]
  })
}

function inOrder(comments: readonly ListedComment[]): CommentView[] {
  const views = new Map(comments.map((comment) => [comment.id, viewOf(comment)]))
  const threads = conversations(comments.map((comment) => ({ ...comment, writtenAt: comment.writtenAt.toString() })))
  return threads.flatMap(({ id, replies }) => {
    const begun = views.get(id)
    const answers = replies.flatMap((reply) => views.get(reply.id) ?? [])
    return [...(begun ? [begun] : []), ...answers.map((view) => ({ ...view, isReply: true }))]
  })
}

function viewOf({ id, name, email, comment, state, signs, writtenAt, answers, notice }: ListedComment) {
  return {
    id,
    name,
    email,
    comment,
    state,
    mayBeSpam: state === 'suspected' || (state === 'pending' && signs.length > 0),
    mayGo: mayDelete(state),
    /** The state of the subscription to mails about replies; null without one. */
    notice: notice && noticeState(notice),
    writtenAt: writtenAt.toString(),
    /** Replies to another one of this page. */
    isReply: false,
    /** Whom it answers, and how that began. */
    answers: answers && { name: answers.name, begins: beginning(answers.comment) },
  }
}

/** Enough of the text to recognise a comment. */
function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 88).trimEnd()}…` : line
}
