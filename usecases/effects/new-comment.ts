import { issueToken } from '../personal-links.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To the office, with a link behind which it approves or rejects. In German, whatever the language of the comment. */
export const newComment = mailEffect<EffectOf<'new-comment'>>({
  key: ({ commentId }) => `new-comment:${commentId}`,
  async letter(ports, { commentId }) {
    const comment = await ports.reads.comments.find(commentId)
    // somebody has asked us to delete it meanwhile
    if (!comment) return null
    const token = await ports.transactions.run((stores) =>
      issueToken(stores, ports.randomSource, 'comment', commentId, ports.clock.now()),
    )
    return {
      message: {
        kind: 'new-comment',
        name: comment.name,
        email: comment.email,
        comment: comment.comment,
        postTitle: comment.postTitle,
        isSuspected: comment.state === 'suspected',
        moderationUrl: `${ports.siteUrl}/de/comment/${token}`,
        siteUrl: ports.siteUrl,
      },
      language: 'de',
      to: ports.office,
    }
  },
})
