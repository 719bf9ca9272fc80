import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { Lines } from './lines.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { SmallPrint } from './paragraph.tsx'

/** Asks the office to read a comment before everybody can. */
export const newComment: MailKind<'new-comment'> = {
  subject: ({ isSuspected, postTitle, name }, language) =>
    mailText(language)(isSuspected ? 'newComment.suspectedSubject' : 'newComment.subject', {
      postTitle: isolated(postTitle),
      name: isolated(name),
    }),
  body: (mail, language) => <NewComment mail={mail} language={language} />,
}

function NewComment({ mail, language }: { mail: MailOf<'new-comment'>; language: Language }) {
  const { name, email, comment, postTitle, isSuspected, moderationUrl, siteUrl } = mail
  const t = mailText(language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newComment.preview', { name: isolated(name) })}
      headline={t('newComment.headline', { postTitle: isolated(postTitle) })}
      why={t('newComment.why')}
    >
      <Fact label={t('newComment.from')}>
        <Lines lines={[name, email]} />
      </Fact>
      <Fact label={t('newComment.text')}>
        <Lines lines={comment.split('\n')} />
      </Fact>
      <Button href={moderationUrl}>{t('newComment.decide')}</Button>
      <SmallPrint>{isSuspected ? t('newComment.suspected') : t('newComment.waits')}</SmallPrint>
    </Frame>
  )
}
