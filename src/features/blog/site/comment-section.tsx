import type { Constraint } from '@conform-to/dom'
import { useLocale, useTranslations } from 'use-intl'
import type { Conversation, PublicComment } from '#domain/comment/comment.ts'
import type { FormRefusal } from '#forms/form-answer.ts'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import { Split } from '#ui/split.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from './comment-section.module.css'

interface CommentSectionProps {
  conversations: readonly Conversation[]
  /** The comment that is being answered. */
  replyTo: PublicComment | null
  /** A comment has just been kept. */
  received: boolean
  /** What became of the last one that was not. */
  refusal: FormRefusal<'reply-gone'> | null
  /** Which fields of the form are required, by name. */
  constraint: Record<string, Constraint>
}

/** What readers say about a post, and the form to say something. */
export function CommentSection({ conversations, replyTo, received, refusal, constraint }: CommentSectionProps) {
  const t = useTranslations('comments')
  const language = useLocale()
  const count = conversations.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  return (
    <Section close="start" id="comments" labelledBy="comments-title" screenOnly={count === 0}>
      <Split
        head={
          <Heading level={2} size="part" id="comments-title">
            {t('title', { count })}
          </Heading>
        }
      >
        <div className={styles.comments}>
          {count === 0 && <Text tone="quiet">{t('none')}</Text>}
          {conversations.map((conversation) => (
            <div key={conversation.id}>
              <CommentItem comment={conversation} answers={null} language={language} />
              {conversation.replies.length > 0 && (
                <div className={styles.replies}>
                  {conversation.replies.map((reply) => (
                    <CommentItem key={reply.id} comment={reply} answers={reply.answers} language={language} />
                  ))}
                </div>
              )}
            </div>
          ))}
          <Stack>
            {received && (
              <div id="comment-received" role="status">
                <Notice tone="info" title={t('received.title')} headingLevel={3}>
                  <p>{t('received.text')}</p>
                </Notice>
              </div>
            )}
            {!received && <CommentForm replyTo={replyTo} refusal={refusal} constraint={constraint} />}
          </Stack>
        </div>
      </Split>
    </Section>
  )
}
