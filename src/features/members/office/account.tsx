import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { changePasswordForm, passkeyNameForm, subjectForm } from '#domain/office/account-forms.ts'
import { chosenIn, dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { RowForm } from '#forms/office/confirm-action-form.tsx'
import { NewPasswordField, OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button, CompactButton, CompactLink } from '#ui/button.tsx'
import { Actions, Part } from '#ui/section.tsx'
import type { Route } from './+types/account'
import { useBrowserName } from './browser-name.ts'
import { Passkeys } from './passkey-list.tsx'
import { guessable, redirectWith } from './sign-in-answer.ts'

export const handle = { permission: 'account' } satisfies OfficeHandle

const outcomes = [
  'password',
  'emailAsked',
  'emailKept',
  'codesOn',
  'codesOff',
  'passkeyRenamed',
  'passkeyRemoved',
  'sessionEnded',
  'othersEnded',
] as const
type Outcome = (typeof outcomes)[number]

/** What is one's own: password, second factor, the browsers that are signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const self = memberOf(context)
  const { name, email } = self
  const { service, headers, signedIn } = context.get(officeContext)
  const sessions = await service.accounts.sessions(headers)
  const passkeys = await service.accounts.passkeys(headers)
  return {
    name,
    email,
    newEmail: await service.newEmail(self),
    hasCode: (await signedIn())?.hasCode ?? false,
    passkeys: passkeys.map(({ createdAt, ...passkey }) => ({ ...passkey, since: createdAt?.toString() ?? null })),
    done: doneOf(request, outcomes),
    codesLeft: await service.accounts.backupCodesLeft(headers),
    sessions: sessions.map(({ createdAt, ...session }) => ({ ...session, since: createdAt.toString() })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { service, headers } = context.get(officeContext)
  const { accounts } = service
  return dispatchForm(request, {
    password: (form) =>
      takeForm(form, changePasswordForm, async (passwords, sent) => {
        const result = await accounts.changePassword(passwords, headers)
        if (result.outcome === 'refused')
          return refuseForm(
            sent,
            result.refusal.reason === 'guessable'
              ? { errors: guessable('next') }
              : { problem: 'officeAccount.wrongPassword' },
          )
        return redirectWith(result.cookies, '/office/account?done=password')
      }),
    'keep-email': async () => {
      await service.keepEmail(memberOf(context))
      return redirectDone('emailKept')
    },
    'remove-passkey': async (form) => {
      await accounts.removePasskey(chosenIn(form, subjectForm).id, headers)
      return redirectDone('passkeyRemoved')
    },
    'rename-passkey': async (form) => {
      const { id, name = '' } = chosenIn(form, passkeyNameForm)
      await accounts.renamePasskey(id, name, headers)
      return redirectDone('passkeyRenamed')
    },
    'end-session': async (form) => {
      await accounts.endSession(chosenIn(form, subjectForm).id, headers)
      return redirectDone('sessionEnded')
    },
    'end-others': async () => {
      await accounts.endOtherSessions(headers)
      return redirectDone('othersEnded')
    },
  })
}

function redirectDone(done: Outcome) {
  return redirect(`/office/account?done=${done}`, 303)
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeAccount')
  const language = useLocale()
  const browserName = useBrowserName()
  const { name, email, newEmail, hasCode, codesLeft, done, passkeys, sessions } = loaderData
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
      title={t('title')}
      lede={<p>{name}</p>}
    >
      <Part title={t('email')}>
        <p>{newEmail === null ? email : t('emailAsked', { email, newEmail })}</p>
        <Actions>
          <CompactLink href="/office/account/email">{t('changeEmail')}</CompactLink>
          {newEmail !== null && (
            <OfficeForm intent="keep-email" actions={<CompactButton>{t('keepEmail')}</CompactButton>} />
          )}
        </Actions>
      </Part>
      <Part title={t('secondFactor')}>
        <p>{hasCode ? `${t('codeOn')} ${t('codesLeft', { count: codesLeft })}` : t('codeOff')}</p>
        <p>
          <CompactLink href="/office/account/second-factor">{hasCode ? t('changeCodes') : t('setUpCodes')}</CompactLink>
        </p>
      </Part>
      <Passkeys passkeys={passkeys} />
      <Part title={t('sessions')}>
        <OfficeTable
          caption={t('sessions')}
          columns={[t('browser'), t('since'), { label: t('end'), holds: 'buttons' }]}
          rows={sessions.map(({ id, userAgent, since, isCurrent }) => ({
            key: id,
            head: browserName(userAgent),
            note: isCurrent ? t('thisOne') : undefined,
            cells: [
              formatDateTime(since, { language, time: true }),
              isCurrent ? (
                ''
              ) : (
                <RowForm key="end" intent="end-session" id={id} label={t('endName', { name: browserName(userAgent) })}>
                  {t('end')}
                </RowForm>
              ),
            ],
          }))}
        />
        {sessions.length > 1 && (
          <OfficeForm intent="end-others" actions={<CompactButton>{t('endOthers')}</CompactButton>} />
        )}
      </Part>
      <Part title={t('changePassword')}>
        <OfficeForm intent="password" sent={actionData?.sent} actions={<Button>{t('changePassword')}</Button>}>
          <OfficeTextField
            name="current"
            type="password"
            label={t('currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordField name="next" label={t('nextPassword')} />
        </OfficeForm>
      </Part>
    </OfficePage>
  )
}
