import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { contactFormSchema } from '#domain/contact/contact.ts'
import { sendMessage } from '#features/contact/contact.ts'
import { servicePortsContext } from '#features/context.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/message'
import { ContactForm } from './contact-form.tsx'

/** `/{lang}/message`: the target of every contact form. Pages embed the form; without scripts the response is this page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'contact' })
  return { ...head, title: t('title') }
}

/** 422 for invalid fields, 429 above the rate limit, 500 on an error. */
export function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  return answerProtectedForm(request, context, {
    schema: contactFormSchema,
    kind: 'words',
    words: ({ name, company, email, phone, message }) => [name, company, email, phone, message],
    async take(form, signs) {
      await sendMessage(ports, { language, form, signs })
      return { done: true as const }
    },
  })
}

export const meta = personalMeta

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
