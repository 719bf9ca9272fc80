import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { forgottenPasswordSchema } from '#domain/office/member-forms.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/forgotten'
import { officeMeta } from './office-meta.ts'

/** A link to choose a new password, by mail. */
export function loader({ context }: Route.LoaderArgs) {
  return { title: messagesOf(context.get(requestContext).preferredLanguage).office.forgotten.title }
}

/** The same answer for every address: nobody learns who has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { accounts, sendPasswordLink } = context.get(useCasesContext)
  const form = await request.formData().catch(() => new FormData())
  const submission = parseWithZod(form, { schema: forgottenPasswordSchema })
  if (submission.status !== 'success')
    return data({ done: false as const, lastResult: submission.reply(), problem: null }, { status: 422 })
  const { email } = submission.value
  const member = (await accounts.mayAskForLink(email, facts.address)) ? await accounts.findByEmail(email) : null
  if (member) await sendPasswordLink({ memberId: member.id, reason: 'forgotten', language: facts.preferredLanguage })
  return { done: true as const }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Forgotten({ actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  return (
    <OfficePage title={t('forgotten.title')} lede={t('forgotten.lede')}>
      {actionData?.done ? (
        <Notice tone="info" title={t('forgotten.done')} />
      ) : (
        <JudgedForm
          id="forgotten"
          answer={actionData ?? null}
          button={t('forgotten.button')}
          lines={[{ name: 'email', type: 'email', label: t('email'), autoComplete: 'username' }]}
        />
      )}
      <Text size="small">
        <a href="/office/sign-in">{t('signIn.title')}</a>
      </Text>
    </OfficePage>
  )
}
