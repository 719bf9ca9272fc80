import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, isolated, Lines, SmallPrint } from '#mails/parts/text.tsx'

interface CommentWaits {
  name: string
  /** For the office only. */
  email: string
  comment: string
  postTitle: string
  isSuspected: boolean
  /** Where the office approves or rejects. */
  moderationUrl: string
}

declare module '#platform/ports.ts' {
  interface Mails {
    'new-comment': { job: { commentId: string }; message: CommentWaits }
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
