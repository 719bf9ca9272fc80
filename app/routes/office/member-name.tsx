import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { renameForm } from '#domain/office/account-forms.ts'
import { rolesFor } from '#domain/office/role.ts'
import { useCasesContext } from '../../context.ts'
import { dateRow } from '../../office/dates/date-row.ts'
import { MovedDates } from '../../office/moved-dates.tsx'
import { officeContext } from '../../office/office-context.ts'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { OfficeForm } from '../../office/office-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { readOfficeForm } from '../../office/read-office-form.ts'
import { requireMember } from '../../office/require-member.ts'
import { useFormErrors } from '../../office/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Route } from './+types/member-name'

const path = '/office/members'

/** Puts the name of a member right. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireMember(context, ...rolesFor('members'))
  const member = (await context.get(officeContext).desk.members()).find(({ id }) => id === params.member)
  if (!member) throw data(null, { status: 404 })
  return { name: member.name, role: member.role }
}

/** 422 without a name, and where the name moves dates: then it is asked for once more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const self = await requireMember(context, ...rolesFor('members'))
  const { dates, now } = context.get(useCasesContext)
  const read = readOfficeForm(await request.formData().catch(() => new FormData()), renameForm)
  if (!read.ok) return data({ sent: read.sent, asked: null }, { status: 422 })
  const { name, agreed = '' } = read.value
  const result = await context.get(officeContext).desk.renameMember({ memberId: params.member, name, agreed }, self)
  if (result.outcome === 'renamed') return redirect(`${path}?done=renamed`, 303)
  if (result.outcome === 'refused') throw data(null, { status: 404 })
  const rows = (await dates.list()).map((summary) => dateRow(summary, now()))
  const of = (slugs: readonly string[]) => rows.filter(({ slug }) => slugs.includes(slug))
  const { gained, lost } = result.moved
  const asked = { agreement: result.agreement, gained: of(gained), lost: of(lost) }
  return data({ sent: read.sent, asked }, { status: 422 })
}

export default function MemberName({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMembers')
  const sent = actionData?.sent
  const asked = actionData?.asked
  const errors = useFormErrors(sent, ['name'])
  const { name, role } = loaderData
  return (
    <OfficePage title={t('nameOf', { name })} back={{ href: path, label: t('title') }}>
      {asked && <MovedDates {...asked} />}
      <OfficeForm
        errors={errors}
        actions={
          <>
            <Button>{asked ? t('renameAnyway') : t('saveName')}</Button>
            <ButtonLink kind="secondary" href={path}>
              {t('leaveName')}
            </ButtonLink>
          </>
        }
      >
        {asked && <input type="hidden" name="agreed" value={asked.agreement} />}
        <OfficeTextField
          name="name"
          label={t('name')}
          hint={role === 'trainer' ? t('trainerNameHint') : t('otherNameHint')}
          value={name}
          sent={sent}
        />
      </OfficeForm>
    </OfficePage>
  )
}
