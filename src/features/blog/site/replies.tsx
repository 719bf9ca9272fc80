import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { postHref } from '#domain/blog/post.ts'
import { noticeState } from '#domain/comment/reply-notice.ts'
import { answerReplies, commentOfReplies } from '#features/blog/reply-mails.ts'
import { servicePortsContext } from '#features/context.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { formBody } from '#forms/read-form.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button, GoLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import type { Route } from './+types/replies'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/replies/{token}`: confirms or ends mails about replies. A GET changes nothing, because mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const comment = await commentOfReplies(context.get(servicePortsContext), params.token)
  if (!comment?.notice) throw data(null, { status: 404 })
  const state = noticeState(comment.notice)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'replies' })
  return {
    ...head,
    title: t(`title.${state}`),
    state,
    email: comment.email,
    postTitle: comment.postTitle,
    postHref: `${postHref(comment.post.language, comment.post.slug)}#comments`,
  }
}

/** 400 for any other button. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const asked = (await formBody(request)).get('answer')
  if (asked !== 'confirm' && asked !== 'end') throw data(null, { status: 400 })
  const { facts, language } = pageRequest({ params, context })
  const shown = { wording: messagesOf(language).replies.wording, address: facts.address }
  const { outcome } = await answerReplies(context.get(servicePortsContext), {
    token: params.token,
    answer: asked,
    shown,
  })
  if (outcome === 'refused') throw data(null, { status: 404 })
  return null
}

export default function Replies({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('replies')
  const { title, state, email, postTitle, postHref } = loaderData
  return (
    <>
      <PageHead title={title} />
      <Section>
        <Stack gap="large">
          {state !== 'ended' && (
            <FactList
              facts={[
                { label: t('post'), value: postTitle },
                { label: t('email'), value: <BreakableAddress address={email} /> },
              ]}
            />
          )}
          <Text size="lede">
            {state === 'asked' ? t('wording') : t(`text.${state === 'ended' ? 'ended' : 'confirmed'}`)}
          </Text>
          {state !== 'ended' && (
            <PlainForm>
              <Actions>
                {state === 'asked' && (
                  <Button name="answer" value="confirm">
                    {t('confirm')}
                  </Button>
                )}
                <Button name="answer" value="end" kind="secondary">
                  {t(state === 'asked' ? 'decline' : 'end')}
                </Button>
              </Actions>
            </PlainForm>
          )}
          <p>
            <GoLink href={postHref}>{t('toPost')}</GoLink>
          </p>
        </Stack>
      </Section>
    </>
  )
}
