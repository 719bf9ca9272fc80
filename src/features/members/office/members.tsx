import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { languages } from '#domain/language.ts'
import { inviteForm, officeRulesForm, roleForm, subjectForm } from '#domain/office/account-forms.ts'
import { type Role, roles } from '#domain/office/member.ts'
import { hasStarted, isOwnDate } from '#domain/workshop/workshop-date.ts'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { servicesContext } from '#features/context.ts'
import type { ListedMember } from '#features/members/records.ts'
import { chosenIn, dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { ConfirmRowForm, RowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeCheckbox, OfficeForm, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import { clockContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { Dotted } from '#ui/badge.tsx'
import { Button, CompactButton } from '#ui/button.tsx'
import { type Option, Select } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part } from '#ui/section.tsx'
import { BreakableAddress } from '#ui/text.tsx'
import type { MemberOutcome } from '../members.ts'
import type { Route } from './+types/members'
import styles from './account.module.css'

export const handle = { permission: 'members' } satisfies OfficeHandle

const outcomes = ['invited', 'withdrawn', 'role', 'renamed', 'removed', 'reset', 'rules'] as const
type Outcome = (typeof outcomes)[number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const self = memberOf(context)
  const { service } = context.get(officeContext)
  const invitations = await service.invitations()
  const members = await service.members()
  const now = context.get(clockContext).now()
  const dates = (await context.get(servicesContext).workshopDates()).flatMap(({ date }) =>
    date.delivery === 'self-paced' || date.calledOff || hasStarted(date, now) ? [] : [date],
  )
  return {
    done: doneOf(request, outcomes),
    members: members.map((member) => ({ ...member, dates: dates.filter((date) => isOwnDate(date, member.id)).length })),
    self: self.id,
    invitations: invitations.map(({ createdAt, ...invitation }) => ({ ...invitation, sentAt: createdAt.toString() })),
    secondFactor: await service.needsSecondFactor(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const self = memberOf(context)
  const { service } = context.get(officeContext)
  return dispatchForm(request, {
    invite: (form) =>
      takeForm(form, inviteForm, async (invited, sent) =>
        (await service.inviteMember(invited, self)).outcome === 'done'
          ? redirectDone('invited')
          : refuseForm(sent, { problem: 'officeMembers.isMember' }),
      ),
    withdraw: async (form) => {
      await service.withdrawInvitation(chosenIn(form, subjectForm).id, self)
      return redirectDone('withdrawn')
    },
    role: async (form) => {
      const { id, role } = chosenIn(form, roleForm)
      return answer(await service.changeRole(id, role, self), 'role')
    },
    remove: async (form) => answer(await service.removeMember(chosenIn(form, subjectForm).id, self), 'removed'),
    reset: async (form) => answer(await service.resetSecondFactor(chosenIn(form, subjectForm).id, self), 'reset'),
    rules: async (form) => {
      await service.requireSecondFactor(chosenIn(form, officeRulesForm).secondFactor, self)
      return redirectDone('rules')
    },
  })
}

function redirectDone(done: Outcome) {
  return redirect(`/office/members?done=${done}`, 303)
}

function answer(result: MemberOutcome, done: Outcome) {
  if (result.outcome === 'done') return redirectDone(done)
  return data({ sent: null, problem: result.refusal.reason }, { status: 409 })
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMembers')
  const roleName = useTranslations('officeFrame.roles')
  const language = useLocale()
  const { members, self, invitations, secondFactor, done } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
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
        columns={[t('name'), bare(t('role')), t('secondFactor'), { label: t('remove'), holds: 'buttons' }]}
        rows={members.map(({ id, name, email, role, dates, hasCodes, hasPasskey }) => ({
          key: id,
          head: name,
          note: (
            <Dotted
              items={[
                <BreakableAddress key="email" address={email} />,
                <a key="name" href={`/office/members/${id}/name`} aria-label={t('renameName', { name })}>
                  {t('rename')}
                </a>,
              ]}
            />
          ),
          cells: [
            <RoleForm key="role" id={id} name={name} role={role} options={roleOptions} />,
            <div key="factor">
              {t(`factor.${factorOf({ hasCodes, hasPasskey })}`)}
              {(hasCodes || hasPasskey) && id !== self && (
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
              meaning={t('removeMeans', { name, dates })}
            />,
          ],
        }))}
      />
      <Part title={t('invitations')}>
        {invitations.length === 0 ? (
          <EmptyState title={t('noInvitations')} />
        ) : (
          <OfficeTable
            caption={t('invitations')}
            columns={[t('name'), bare(t('role')), t('sent'), { label: t('withdraw'), holds: 'buttons' }]}
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
      </Part>
      <Part title={t('invite')}>
        <OfficeForm intent="invite" sent={actionData?.sent} actions={<Button>{t('sendInvitation')}</Button>}>
          <OfficeTextField name="name" label={t('name')} hint={t('nameHint')} />
          <OfficeTextField name="email" type="email" label={t('email')} />
          <OfficeSelect name="role" label={t('role')} hint={t('roleHint')} options={roleOptions} value="organiser" />
          <OfficeSelect
            name="language"
            label={t('language')}
            options={languages.map((value) => ({ value, label: languageName(value, language) }))}
            value={language}
          />
        </OfficeForm>
      </Part>
      <Part title={t('rules')}>
        <OfficeForm intent="rules" actions={<CompactButton>{t('saveRules')}</CompactButton>}>
          <OfficeCheckbox
            name="secondFactor"
            label={t('everybodyNeeds')}
            hint={t('everybodyNeedsHint')}
            checked={secondFactor}
          />
        </OfficeForm>
      </Part>
      <p>
        <LogLink kind="member" />
      </p>
    </OfficePage>
  )
}

/** A passkey beside a password alone is none: the password still opens the account by itself (docs/rules/office.md). */
function factorOf({ hasCodes, hasPasskey }: Pick<ListedMember, 'hasCodes' | 'hasPasskey'>) {
  if (hasCodes) return 'codes'
  return hasPasskey ? 'passkey' : 'none'
}

interface RoleFormProps {
  id: string
  name: string
  role: Role
  options: readonly Option[]
}

function RoleForm({ id, name, role, options }: RoleFormProps) {
  const t = useTranslations('officeMembers')
  return (
    <form className={styles.form} method="post" data-unsaved="typed">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={id} />
      <Select name="role" aria-label={t('roleOf', { name })} options={options} defaultValue={role} />
      <CompactButton>{t('change')}</CompactButton>
    </form>
  )
}
