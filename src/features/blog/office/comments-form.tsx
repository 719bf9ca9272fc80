import { useTranslations } from 'use-intl'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/confirm-details.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { CommentItem } from './comment-item.tsx'
import type { PostComments } from './comment-view.ts'
import styles from './comments-form.module.css'

interface CommentsFormProps {
  posts: readonly PostComments[]
  /** One post is all there is on the screen: nothing leads to it again. */
  isOnePost: boolean
}

/** Comments below their posts, and what can be done with those that are ticked. */
export function CommentsForm({ posts, isOnePost }: CommentsFormProps) {
  const t = useTranslations('officeComments')
  const form = useTranslations('officeForm')
  const decisions = ['approve', 'reject', 'spam'] as const
  const someMayGo = posts.some(({ comments }) => comments.some(({ mayGo }) => mayGo))
  return (
    <form method="post">
      <Stack gap="large">
        {posts.map(({ key, title, href, allHref, comments }) => (
          <section key={key}>
            <Heading level={2} size="small">
              <a href={`${href}#comments`}>{title}</a>
            </Heading>
            <ul className={styles.list}>
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} />
              ))}
            </ul>
            {!isOnePost && <GoLink href={allHref}>{t('wholePost')}</GoLink>}
          </section>
        ))}
        <section className={styles.several} aria-labelledby="several">
          <Heading level={2} size="small" id="several">
            {t('several')}
          </Heading>
          <Actions>
            {decisions.map((decision) => (
              <Button key={decision} kind="secondary" size="compact" name="decision" value={decision}>
                {t(`decide.${decision}`)}
              </Button>
            ))}
          </Actions>
          {someMayGo && (
            <ConfirmDetails offer={t('delete')} size="compact">
              <p>{t('deleteText')}</p>
              <Button kind="signal" size="compact" name="decision" value="delete">
                {form('really', { what: t('delete') })}
              </Button>
            </ConfirmDetails>
          )}
        </section>
      </Stack>
    </form>
  )
}
