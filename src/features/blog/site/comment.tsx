import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { postHref } from '#domain/blog/post.ts'
import { moderations } from '#domain/comment/comment.ts'
import { noticeState } from '#domain/comment/reply-notice.ts'
import { commentByLink, moderateComment } from '#features/blog/comments.ts'
import { servicePortsContext } from '#features/context.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { formBody } from '#forms/read-form.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button, GoLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import type { Route } from './+types/comment'
import styles from './post-article.module.css'

export const headers = personalHeaders
export const meta = personalMeta

/** Comment moderation by the link in its mail: `/{lang}/comment/{token}`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await commentByLink(ports.reads, params.token))
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'moderation' })
  const { post, postTitle, name, email, comment, replyTo, state, writtenAt, notice } = found
  return {
    ...head,
    title: t('title'),
    postHref: postHref(post.language, post.slug),
    writtenAt: writtenAt.toString(),
    postTitle,
    name,
    email,
    comment,
    replyTo,
    state,
    // Approving it asks for the confirmation (docs/rules/comments.md#mails-about-replies).
    replies: notice === null ? null : noticeState(notice),
  }
}

/** Approves or rejects, then shows the result. 400 for any other button. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const asked = (await formBody(request)).get('moderation')
  const moderation = moderations.find((known) => known === asked)
  if (!moderation) throw data(null, { status: 400 })
  const { outcome } = await moderateComment(ports, { token: params.token, moderation })
  if (outcome === 'refused') throw data(null, { status: 404 })
  return redirect(`/${language}/comment/${params.token}`, 303)
}

export default function ModerateComment({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('moderation')
  const { language, title, postTitle, name, email, comment, state, writtenAt, replyTo, postHref, replies } = loaderData
  return (
    <>
      <PageHead
        title={title}
        facts={[
          { label: t('state'), value: t(`states.${state}`) },
          { label: t('post'), value: postTitle },
          { label: t('writtenAt'), value: formatDateTime(writtenAt, { language, time: true }) },
        ]}
      />
      <Section>
        <Stack gap="large">
          <FactList
            facts={[
              { label: t('from'), value: name },
              {
                label: t('email'),
                value: t.rich('emailNote', { address: () => <BreakableAddress address={email} /> }),
              },
            ]}
          />
          <div>
            <Heading level={2} size="small">
              {t('text')}
            </Heading>
            <p className={styles.words} dir="auto">
              {comment}
            </p>
          </div>
          <PlainForm>
            <Actions>
              {state !== 'approved' && (
                <Button name="moderation" value="approve">
                  {t('approve')}
                </Button>
              )}
              {state !== 'rejected' && (
                <Button name="moderation" value="reject" kind="secondary">
                  {t('reject')}
                </Button>
              )}
            </Actions>
          </PlainForm>
          <Text size="small" tone="quiet">
            {t('hint', { replies: replies ?? 'none' })}
          </Text>
          <p>
            <GoLink href={replyTo === null ? `${postHref}#comments` : `${postHref}#comment-${replyTo}`}>
              {replyTo === null ? t('toPost') : t('toAnswered')}
            </GoLink>
          </p>
        </Stack>
      </Section>
    </>
  )
}
