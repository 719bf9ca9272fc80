import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { memberRoleSchema, newMemberSchema } from '#domain/office/member-forms.ts'
import { roles, rolesFor } from '#domain/office/role.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/members'
import styles from './members.module.css'
import { officeMeta } from './office-meta.ts'

/** Who may enter the office, and as what. For owners. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await requireMember(context, ...rolesFor('members'))
  const { accounts } = context.get(useCasesContext)
  const { preferredLanguage } = context.get(requestContext)
  return { own: id, members: await accounts.members(), title: messagesOf(preferredLanguage).office.nav.members }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireMember(context, ...rolesFor('members'))
  const form = await request.formData().catch(() => new FormData())
  if (form.get('do') === 'invite') return invite(form, context)
  const submission = parseWithZod(form, { schema: memberRoleSchema })
  if (submission.status !== 'success') return data({ answer: null, refusal: 'unknown' as const }, { status: 422 })
  const { id, role } = submission.value
  const { accounts, sendPasswordLink } = context.get(useCasesContext)
  if (form.get('do') === 'link') {
    const language = context.get(requestContext).preferredLanguage
    if (await accounts.findById(id)) await sendPasswordLink({ memberId: id, reason: 'invited', language })
    return redirect('/office/members', 303)
  }
  const refusal = await accounts.change(role === 'none' ? { kind: 'removed', id } : { kind: 'role', id, role })
  return refusal ? data({ answer: null, refusal }, { status: 409 }) : redirect('/office/members', 303)
}

async function invite(form: FormData, context: Route.ActionArgs['context']) {
  const submission = parseWithZod(form, { schema: newMemberSchema })
  const lastResult = submission.reply()
  if (submission.status !== 'success')
    return data({ answer: { done: false as const, lastResult, problem: null }, refusal: null }, { status: 422 })
  const { accounts, sendPasswordLink } = context.get(useCasesContext)
  const invited = await accounts.invite(submission.value)
  if (!invited) return data({ answer: null, refusal: 'taken' as const }, { status: 409 })
  const language = context.get(requestContext).preferredLanguage
  await sendPasswordLink({ memberId: invited.id, reason: 'invited', language })
  return redirect('/office/members', 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  const frame = useTranslations('officeFrame')
  const { members, own } = loaderData
  const roleOptions = roles.map((role) => ({ value: role, label: frame(`roles.${role}`) }))
  return (
    <OfficePage title={t('nav.members')}>
      <Stack gap="huge">
        {actionData?.refusal && <Notice tone="alert" title={t(`members.refused.${actionData.refusal}`)} />}
        <ul className={styles.members}>
          {members.map(({ id, name, email, role, hasPassword }) => (
            <li key={id}>
              <p>
                <b>{name}</b> {id === own && t('members.you')}
                <span>{email}</span>
                {!hasPassword && <span>{t('members.invited')}</span>}
              </p>
              <Form method="post" className={styles.change}>
                <input type="hidden" name="id" value={id} />
                <Field id={`role-${id}`} label={t('members.roleOf', { name })}>
                  {(control) => (
                    <Select
                      name="role"
                      defaultValue={role}
                      options={[...roleOptions, { value: 'none', label: t('members.remove') }]}
                      {...control}
                    />
                  )}
                </Field>
                <Button size="compact" kind="secondary" name="do" value="change">
                  {t('members.change')}
                </Button>
                {!hasPassword && (
                  <Button size="compact" kind="secondary" name="do" value="link">
                    {t('members.linkAgain')}
                  </Button>
                )}
              </Form>
            </li>
          ))}
        </ul>
        <Panel title={t('members.inviteTitle')}>
          <JudgedForm
            id="invite"
            answer={actionData?.answer ?? null}
            hidden={{ do: 'invite' }}
            button={t('members.invite')}
            lines={[
              { name: 'name', label: t('memberName'), autoComplete: 'off' },
              { name: 'email', type: 'email', label: t('email'), autoComplete: 'off' },
            ]}
          >
            <Field id="invite-role" label={t('members.role')} hint={t('members.roleHint')}>
              {(control) => <Select name="role" defaultValue="organiser" options={roleOptions} {...control} />}
            </Field>
          </JudgedForm>
        </Panel>
      </Stack>
    </OfficePage>
  )
}
