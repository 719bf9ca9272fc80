import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { languages } from '#domain/language.ts'
import { inviteForm, officeRulesForm, roleForm, subjectForm } from '#domain/office/account-forms.ts'
import { type Member, type MemberRefusal, roles } from '#domain/office/member.ts'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { ConfirmRowForm, RowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeSelect, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import type { OfficeService } from '../office-service.ts'
import type { Route } from './+types/members'
import { RoleForm } from './role-form.tsx'

export const handle = { permission: 'members' } satisfies OfficeHandle

const actionsByIntent = ['invited', 'withdrawn', 'role', 'renamed', 'removed', 'reset', 'rules'] as const
type DoneAction = (typeof actionsByIntent)[number]

/** Who works in the office, and with which role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const self = memberOf(context)
  const { service } = context.get(officeContext)
  const invitations = await service.invitations()
  const done = new URL(request.url).searchParams.get('done')
  return {
    done: actionsByIntent.find((known) => known === done) ?? null,
    members: await service.members(),
    self: self.id,
    invitations: invitations.map(({ createdAt, ...invitation }) => ({ ...invitation, sentAt: createdAt.toString() })),
    secondFactor: await service.needsSecondFactor(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const self = memberOf(context)
  const { service } = context.get(officeContext)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('intent') === 'invite') return invite(service, form, self)
  const outcome = await run(service, form, self)
  return 'refusal' in outcome
    ? data({ sent: null, problem: outcome.refusal }, { status: 409 })
    : redirect(`/office/members?done=${outcome.done}`, 303)
}

async function invite(service: OfficeService, form: FormData, self: Member) {
  const read = readOfficeForm(form, inviteForm)
  if (!read.ok) return data({ sent: read.sent, problem: null }, { status: 422 })
  if ((await service.inviteMember(read.value, self)) === 'invited') return redirect('/office/members?done=invited', 303)
  return data({ sent: { ...read.sent, problem: 'officeMembers.isMember' }, problem: null }, { status: 422 })
}

type Outcome = { done: DoneAction } | { refusal: MemberRefusal }

/** One of the small forms. What they send is chosen, not typed, so anything else is no form of ours. */
async function run(service: OfficeService, form: FormData, self: Member): Promise<Outcome> {
  switch (form.get('intent')) {
    case 'withdraw':
      await service.withdrawInvitation(chosen(form, subjectForm).id, self)
      return { done: 'withdrawn' }
    case 'role': {
      const { id, role } = chosen(form, roleForm)
      const outcome = await service.changeRole(id, role, self)
      return outcome === 'changed' ? { done: 'role' } : { refusal: outcome }
    }
    case 'remove': {
      const outcome = await service.removeMember(chosen(form, subjectForm).id, self)
      return outcome === 'removed' ? { done: 'removed' } : { refusal: outcome }
    }
    case 'reset': {
      const outcome = await service.resetSecondFactor(chosen(form, subjectForm).id, self)
      return outcome === 'reset' ? { done: 'reset' } : { refusal: outcome }
    }
    case 'rules':
      await service.requireSecondFactor(chosen(form, officeRulesForm).secondFactor, self)
      return { done: 'rules' }
    default:
      throw data(null, { status: 400 })
  }
}

function chosen<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const read = readOfficeForm(form, schema)
  if (!read.ok) throw data(null, { status: 400 })
  return read.value
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMembers')
  const roleName = useTranslations('officeFrame.roles')
  const languageName = useTranslations('officePages.language')
  const language = useLocale()
  const { members, self, invitations, secondFactor, done } = loaderData
  const sent = actionData?.sent
  const problem = actionData?.problem
  const errors = useFormErrors(sent, ['name', 'email', 'role'])
  const roleOptions = roles.map((role) => ({ value: role, label: roleName(role) }))
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
      title={t('title')}
      lede={<p>{t('lede')}</p>}
    >
      {problem && <Notice tone="alert" title={t(`refusal.${problem}`)} />}
      <OfficeTable
        caption={t('title')}
        columns={[t('name'), t('role'), t('secondFactor'), { label: t('remove'), holds: 'buttons' }]}
        rows={members.map(({ id, name, email, role, hasSecondFactor }) => ({
          key: id,
          head: name,
          note: (
            <Dotted
              items={[
                email,
                <a key="name" href={`/office/members/${id}/name`} aria-label={t('renameName', { name })}>
                  {t('rename')}
                </a>,
              ]}
            />
          ),
          cells: [
            <RoleForm key="role" id={id} name={name} role={role} options={roleOptions} />,
            <div key="factor">
              {hasSecondFactor ? t('yes') : t('no')}
              {hasSecondFactor && id !== self && (
                <ConfirmRowForm
                  intent="reset"
                  id={id}
                  offer={t('reset')}
                  about={t('factorOf', { name })}
                  meaning={t('resetMeans', { name })}
                />
              )}
            </div>,
            <ConfirmRowForm
              key="remove"
              intent="remove"
              id={id}
              offer={t('remove')}
              about={name}
              meaning={t('removeMeans', { name })}
            />,
          ],
        }))}
      />
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('invitations')}
        </Heading>
        {invitations.length === 0 ? (
          <EmptyState title={t('noInvitations')} />
        ) : (
          <OfficeTable
            caption={t('invitations')}
            columns={[t('name'), t('role'), t('sent'), { label: t('withdraw'), holds: 'buttons' }]}
            rows={invitations.map(({ id, name, email, role, sentAt }) => ({
              key: id,
              head: name,
              note: email,
              cells: [
                roleName(role),
                formatDateTime(sentAt, { language, time: true }),
                <RowForm key="withdraw" intent="withdraw" id={id} label={t('withdrawName', { name })}>
                  {t('withdraw')}
                </RowForm>,
              ],
            }))}
          />
        )}
      </Stack>
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('invite')}
        </Heading>
        <OfficeForm intent="invite" errors={errors} actions={<Button>{t('sendInvitation')}</Button>}>
          <OfficeTextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" sent={sent} />
          <OfficeTextField name="email" type="email" label={t('email')} autoComplete="off" sent={sent} />
          <OfficeSelect
            name="role"
            label={t('role')}
            hint={t('roleHint')}
            options={roleOptions}
            value="organiser"
            sent={sent}
          />
          <OfficeSelect
            name="language"
            label={t('language')}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            sent={sent}
          />
        </OfficeForm>
      </Stack>
      <Stack gap="medium">
        <Heading level={2} size="part">
          {t('rules')}
        </Heading>
        <OfficeForm
          intent="rules"
          actions={
            <Button kind="secondary" size="compact">
              {t('saveRules')}
            </Button>
          }
        >
          <Checkbox
            id="field-secondFactor"
            name="secondFactor"
            label={t('everybodyNeeds')}
            hint={t('everybodyNeedsHint')}
            defaultChecked={secondFactor}
          />
        </OfficeForm>
      </Stack>
      <p>
        <LogLink kind="member" />
      </p>
    </OfficePage>
  )
}
