import { postHref } from '#domain/blog/post.ts'
import { noticeState } from '#domain/comment/reply-notice.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, isolated, Lines, Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'

interface CommentWaits {
  name: string
  /** For the office only. */
  email: string
  comment: string
  postTitle: string
  isSuspected: boolean
  moderationUrl: string
}

declare module '#platform/ports.ts' {
  interface Mails {
    'new-comment': { job: { commentId: string }; message: CommentWaits }
    'replies-request': {
      job: { commentId: string }
      message: {
        postTitle: string
        /** With the key of the address that was written under the post. */
        answerUrl: string
      }
    }
    reply: {
      job: { commentId: string; replyId: string }
      message: {
        postTitle: string
        replyUrl: string
        /** With the key of the one who commented. */
        endUrl: string
      }
    }
  }
}

/** To the office, with a link behind which it approves or rejects. In German, whatever the language of the comment. */
export const newComment = {
  key: ({ commentId }) => `new-comment:${commentId}`,
  async load(ports, { commentId }) {
    const comment = await ports.reads.comments.find(commentId)
    // someone has asked us to delete it meanwhile
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
      },
      ...toOffice(ports),
    }
  },
  values: ({ name, postTitle }) => ({ name: isolated(name), postTitle: isolated(postTitle) }),
  subject: ({ mail: { isSuspected }, t, values }) =>
    t(isSuspected ? 'newComment.suspectedSubject' : 'newComment.subject', values),
  body: NewComment,
  samples: [
    {
      name: 'Resi Hollerer',
      email: 'resi@hollerer.example',
      comment: 'Bei uns war es genauso.\nDann kam das Board.',
      postTitle: 'Das Board, das euch fehlt',
      isSuspected: false,
      moderationUrl: `${sample.siteUrl}/de/comment/${sample.token}`,
    },
  ],
} satisfies Mail<'new-comment'>

function NewComment({ mail, t }: MailProps<'new-comment'>) {
  const { name, email, comment, isSuspected, moderationUrl } = mail
  return (
    <>
      <Fact label={t('newComment.from')}>
        <Lines lines={[name, email]} />
      </Fact>
      <Fact label={t('newComment.text')}>
        <Lines lines={comment.split('\n')} />
      </Fact>
      <Button href={moderationUrl}>{t('newComment.decide')}</Button>
      <SmallPrint>{isSuspected ? t('newComment.suspected') : t('newComment.waits')}</SmallPrint>
    </>
  )
}

const postTitle = 'Das Board, das euch fehlt'
const endUrl = `${sample.siteUrl}/de/replies/${sample.token}`

/** To an address that someone has written under a comment: asks whether mails about replies are meant. It has nothing that someone typed. */
export const repliesRequest = {
  key: ({ commentId }) => `replies-request:${commentId}`,
  async load(ports, { commentId }) {
    const comment = await ports.reads.comments.find(commentId)
    // confirmed or ended by now, taken down or deleted
    if (comment?.state !== 'approved' || !comment.notice || noticeState(comment.notice) !== 'asked') return null
    const { language } = comment.post
    const answerUrl = await freshLink(ports, { purpose: 'replies', subjectId: commentId, language })
    const message = { kind: 'replies-request', postTitle: comment.postTitle, answerUrl } as const
    return { message, language, to: { name: '', email: comment.email } }
  },
  values: (mail) => ({ title: isolated(mail.postTitle) }),
  body: RepliesRequest,
  samples: [{ postTitle, answerUrl: endUrl }],
} satisfies Mail<'replies-request'>

function RepliesRequest({ mail, t, values }: MailProps<'replies-request'>) {
  return (
    <>
      <Paragraph>{t('repliesRequest.text', values)}</Paragraph>
      <Button href={mail.answerUrl}>{t('repliesRequest.confirm')}</Button>
      <SmallPrint>{t('repliesRequest.otherwise')}</SmallPrint>
    </>
  )
}

/** To someone who wanted to know: a reply is visible. Its words and its writer's name are on the page alone. */
export const reply = {
  key: ({ commentId, replyId }) => `reply:${replyId}:${commentId}`,
  async load(ports, { commentId, replyId }) {
    const [comment, written] = [await ports.reads.comments.find(commentId), await ports.reads.comments.find(replyId)]
    if (written?.state !== 'approved' || !comment?.notice || noticeState(comment.notice) !== 'confirmed') return null
    const { language, slug } = written.post
    const end = await freshLink(ports, { purpose: 'replies', subjectId: commentId, language })
    return {
      message: {
        kind: 'reply',
        postTitle: written.postTitle,
        replyUrl: `${ports.siteUrl}${postHref(language, slug)}#comment-${replyId}`,
        endUrl: end,
      },
      language,
      to: { name: '', email: comment.email },
      oneClickUrl: end.replace('/replies/', '/replies/one-click/'),
    }
  },
  values: (mail) => ({ title: isolated(mail.postTitle) }),
  body: Reply,
  samples: [{ postTitle, replyUrl: `${sample.siteUrl}/de/blog/das-board-das-euch-fehlt#comments`, endUrl }],
} satisfies Mail<'reply'>

function Reply({ mail, t, values }: MailProps<'reply'>) {
  return (
    <>
      <Paragraph>{t('reply.text', values)}</Paragraph>
      <Button href={mail.replyUrl}>{t('reply.read')}</Button>
      <SmallPrint>
        {t('reply.enough')} <TextLink href={mail.endUrl}>{t('reply.end')}</TextLink>
      </SmallPrint>
    </>
  )
}
