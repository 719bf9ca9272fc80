import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { listOf, mainList, newsletterFormSchema } from '#domain/newsletter/subscription.ts'
import { servicePortsContext } from '#features/context.ts'
import { requestNewsletter } from '#features/newsletter/newsletter.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import type { FormAnswer } from '#forms/form-answer.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/newsletter'
import { NewsletterBox } from './newsletter-box.tsx'

/** `/{lang}/newsletter`: the sign-up page, and the target of every newsletter form. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'newsletter' })
  facts.cache('content')
  return { ...head, title: t('title'), description: t('description') }
}

/** Starts the double opt-in. The same response for every address: 422 for an invalid one, 429 above the rate limit, 500 on an error. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  return answerProtectedForm(request, context, {
    schema: newsletterFormSchema,
    kind: 'sign-up',
    words: ({ email }) => [email],
    async take({ email, list }, signs) {
      const shown = { wording: messagesOf(language).newsletter.wording, address: facts.address }
      // Suspected spam gets the same response, but no mail is sent.
      if (signs.length === 0) await requestNewsletter(ports, { email, list, language, shown })
      return { done: true as const }
    },
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData, path: '/newsletter' }) : []
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('newsletter')
  return (
    <>
      <PageHead title={loaderData.title} lede={t('lede')} />
      <Section>
        <NewsletterBox list={sentList(actionData) ?? mainList} answer={actionData} headingLevel={2} />
      </Section>
    </>
  )
}

/** The list of a submitted form that is shown again with errors. */
function sentList(answer: FormAnswer | undefined): string | null {
  const sent = answer?.done === false ? answer.lastResult.initialValue?.list : undefined
  return typeof sent === 'string' ? listOf(sent) : null
}
