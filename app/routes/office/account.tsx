import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { changePasswordSchema, shortestPassword } from '#domain/office/member-forms.ts'
import { rolesFor } from '#domain/office/role.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { officeContext } from '../../office/office-context.ts'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/account'
import styles from './members.module.css'
import { officeMeta } from './office-meta.ts'

/** One's own account: password and sessions. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email } = await requireMember(context, ...rolesFor('account'))
  const { accounts } = context.get(useCasesContext)
  const { headers } = context.get(officeContext)
  const { preferredLanguage } = context.get(requestContext)
  const { title } = messagesOf(preferredLanguage).office.account
  const changed = new URL(request.url).searchParams.has('changed')
  return { name, email, title, changed, sessions: await accounts.sessions(headers) }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireMember(context, ...rolesFor('account'))
  const { accounts } = context.get(useCasesContext)
  const { headers } = context.get(officeContext)
  const form = await request.formData().catch(() => new FormData())
  const session = form.get('session')
  if (typeof session === 'string') {
    await accounts.endSession(headers, session)
    return redirect('/office/account', 303)
  }
  const submission = parseWithZod(form, { schema: changePasswordSchema })
  const lastResult = submission.reply({ hideFields: ['current', 'password'] })
  const answer = { done: false as const, lastResult, problem: null }
  if (submission.status !== 'success') return data({ answer, wrong: false }, { status: 422 })
  if (await accounts.changePassword({ ...submission.value, headers })) return redirect('/office/account?changed', 303)
  return data({ answer, wrong: true }, { status: 422 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  const language = useLocale()
  const { name, email, sessions, changed } = loaderData
  return (
    <OfficePage title={t('account.title')}>
      <Stack gap="huge">
        <p>
          {name}, {email}
        </p>
        <Panel title={t('account.password')}>
          <Stack>
            {changed && !actionData && <Notice tone="info" headingLevel={3} title={t('account.changed')} />}
            {actionData?.wrong && <Notice tone="alert" headingLevel={3} title={t('account.wrong')} />}
            <JudgedForm
              id="change-password"
              answer={actionData?.answer ?? null}
              button={t('account.change')}
              lines={[
                { name: 'current', type: 'password', label: t('account.current'), autoComplete: 'current-password' },
                {
                  name: 'password',
                  type: 'password',
                  label: t('newPassword'),
                  hint: t('newPasswordHint', { count: shortestPassword }),
                  autoComplete: 'new-password',
                },
              ]}
            />
          </Stack>
        </Panel>
        <Panel title={t('account.sessions')}>
          <ul className={styles.members}>
            {sessions.map(({ id, current, since, browser }) => (
              <li key={id}>
                <p>
                  <b>{formatDateTime(since, { language, time: true })}</b> {current && t('account.here')}
                  <span>{browser}</span>
                </p>
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <Button
                    size="compact"
                    kind="secondary"
                    aria-label={t('account.endOne', { since: formatDateTime(since, { language, time: true }) })}
                  >
                    {t('account.end')}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
    </OfficePage>
  )
}
