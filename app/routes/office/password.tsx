import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { newPasswordSchema, shortestPassword } from '#domain/office/member-forms.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/password'
import { officeMeta } from './office-meta.ts'

/** Chooses a password behind a link that came by mail. Looking at it uses nothing up. */
export function loader({ context }: Route.LoaderArgs) {
  const { preferredLanguage } = context.get(requestContext)
  return { title: messagesOf(preferredLanguage).office.choosePassword.title }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const submission = parseWithZod(form, { schema: newPasswordSchema })
  const lastResult = submission.reply({ hideFields: ['password'] })
  if (submission.status !== 'success') return data({ done: false as const, lastResult, problem: null }, { status: 422 })
  const { accounts } = context.get(useCasesContext)
  if (await accounts.choosePassword(params.token, submission.value.password)) return { done: true as const }
  return data({ done: false as const, lastResult, problem: 'failed' as const }, { status: 404 })
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function ChoosePassword({ actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  const isDead = actionData?.done === false && actionData.problem === 'failed'
  const answer = actionData ?? null
  return (
    <OfficePage title={t('choosePassword.title')}>
      {isDead && (
        <Notice tone="alert" title={t('choosePassword.dead')}>
          <Text>
            <a href="/office/forgotten">{t('choosePassword.again')}</a>
          </Text>
        </Notice>
      )}
      {answer?.done && (
        <Notice tone="info" title={t('choosePassword.done')}>
          <Text>
            <a href="/office/sign-in">{t('signIn.title')}</a>
          </Text>
        </Notice>
      )}
      {!(isDead || answer?.done) && (
        <JudgedForm
          id="password"
          answer={answer}
          button={t('choosePassword.button')}
          lines={[
            {
              name: 'password',
              type: 'password',
              label: t('newPassword'),
              hint: t('newPasswordHint', { count: shortestPassword }),
              autoComplete: 'new-password',
            },
          ]}
        />
      )}
    </OfficePage>
  )
}
