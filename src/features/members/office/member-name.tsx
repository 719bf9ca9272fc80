import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { renameForm } from '#domain/office/account-forms.ts'
import { takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/member-name'

export const handle = { permission: 'members' } satisfies OfficeHandle

const path = '/office/members'

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = orNotFound((await context.get(officeContext).service.members()).find(({ id }) => id === params.member))
  return { name: member.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const self = memberOf(context)
  return takeForm(request, renameForm, async ({ name }) => {
    const { outcome } = await context.get(officeContext).service.renameMember({ memberId: params.member, name }, self)
    if (outcome === 'refused') throw data(null, { status: 404 })
    return redirect(`${path}?done=renamed`, 303)
  })
}

export default function MemberName({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMembers')
  const { name } = loaderData
  return (
    <OfficePage title={t('nameOf', { name })} back={{ href: path, label: t('title') }}>
      <OfficeForm
        sent={actionData?.sent}
        actions={
          <>
            <Button>{t('saveName')}</Button>
            <ButtonLink kind="secondary" href={path}>
              {t('leaveName')}
            </ButtonLink>
          </>
        }
      >
        <OfficeTextField name="name" label={t('name')} hint={t('nameEverywhere')} value={name} />
      </OfficeForm>
    </OfficePage>
  )
}
