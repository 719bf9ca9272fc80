import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { contactFormSchema } from '#domain/contact/contact-form.ts'
import type { FormAnswer } from '#forms/form-answer.ts'
import { readHumanForm } from '#forms/read-human-form.ts'
import { requestContext, useCasesContext } from '#frame/context.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/message'
import { ContactForm } from './contact-form.tsx'

/** `/{lang}/message`: where every contact form sends what was written in it. Pages place the form; this one is what is left without script. */
export function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'contact' })
  return { language, siteUrl: facts.siteUrl, title: t('title') }
}

const names = Object.keys(contactFormSchema.shape)
const answer = (status: number, said: FormAnswer) => data(said, { status })

/** Takes a message. 422 for a form with mistakes, 429 for too many, 500 when something broke. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { sendMessage } = context.get(useCasesContext)
  const language = pageLanguage(params, facts)
  const { form, judge } = await readHumanForm(request, context, { names, kind: 'words' })
  const submission = parseWithZod(form, { schema: contactFormSchema })
  const lastResult = submission.reply()
  if (submission.status !== 'success') return answer(422, { done: false, lastResult, problem: null })
  const { name, company, email, phone, message } = submission.value
  const verdict = await judge([name, company, email, phone, message])
  if (verdict.verdict === 'unsure')
    return answer(200, { done: false, lastResult, problem: 'unsure', ticket: verdict.ticket })
  if (verdict.verdict === 'too-many') return answer(429, { done: false, lastResult, problem: 'too-many' })
  try {
    const signs = verdict.verdict === 'suspected' ? verdict.signs : []
    await sendMessage({ language, form: submission.value, signs })
  } catch (error) {
    facts.report(error)
    return answer(500, { done: false, lastResult, problem: 'failed' })
  }
  return answer(200, { done: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, language, siteUrl } = loaderData
  return pageMeta({ title, siteUrl, language })
}

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('contact')
  return (
    <>
      <PageHead title={loaderData.title} lede={t('lede')} />
      <Section>
        <ContactForm answer={actionData ?? null} />
      </Section>
    </>
  )
}
