import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { type ApiScope, apiKeyForm, apiScopes, contentTokenForm, keyLifetimes, keyStatus } from '#domain/api/api-key.ts'
import { subjectForm } from '#domain/office/account-forms.ts'
import { may } from '#domain/office/member.ts'
import { scopeKeys } from '#features/audit/office/detail-words.ts'
import { chosenIn, dispatchForm, takeForm } from '#forms/form-action.ts'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeCheckboxes, OfficeForm, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { clockContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, CompactButton, CompactLink } from '#ui/button.tsx'
import { Part } from '#ui/section.tsx'
import type { Route } from './+types/tokens'
import { RevealedOnce } from './revealed-once.tsx'

function useScopeName() {
  const t = useTranslations('officeTokens')
  return (scope: ApiScope) => t(`scopes.${scopeKeys[scope]}`)
}

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/tokens'

export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { service } = context.get(officeContext)
  const now = context.get(clockContext).now()
  const keys = may(member.role, 'connect') ? await service.api.keys() : null
  return {
    idempotencyKey: crypto.randomUUID(),
    keys:
      keys?.map(({ createdAt, expiresAt, lastUsedAt, revokedAt, ...key }) => ({
        ...key,
        createdAt: createdAt.toString(),
        expiresAt: expiresAt?.toString() ?? null,
        lastUsedAt: lastUsedAt?.toString() ?? null,
        status: keyStatus({ ...key, createdAt, expiresAt, lastUsedAt, revokedAt }, now),
      })) ?? null,
    tokens:
      (await service.contentTokens?.seenBy(member))?.map(({ holder, expiresAt, ...token }) => ({
        ...token,
        expiresAt: expiresAt.toString(),
        // Someone has logged in with the password of the content system, and no member of the office.
        isLogin: holder === null,
      })) ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { api, contentTokens } = context.get(officeContext).service
  const mayKeepKeys = () => {
    if (!may(member.role, 'connect')) throw data(null, { status: 403 })
  }
  const tokens = () => {
    if (!contentTokens) throw data(null, { status: 400 })
    return contentTokens
  }
  return dispatchForm(request, {
    key: (form) => {
      mayKeepKeys()
      return takeForm(form, apiKeyForm, async (key) => {
        const secret = await api.makeKey(key, member)
        // The same form again: the key is there, and no one can show it any more.
        return secret === null ? redirect(path, 303) : data({ sent: null, made: { kind: 'key' as const, secret } })
      })
    },
    'revoke-key': async (form) => {
      mayKeepKeys()
      await api.revokeKey(chosenIn(form, subjectForm).id, member)
      return redirect(path, 303)
    },
    token: async (form) => {
      const secret = await tokens().make(chosenIn(form, contentTokenForm).role, member)
      return data({ sent: null, made: { kind: 'token' as const, secret } })
    },
    'revoke-token': async (form) => {
      await tokens().revoke(chosenIn(form, subjectForm).id, member)
      return redirect(path, 303)
    },
  })
}

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTokens')
  const { keys, tokens, idempotencyKey } = loaderData
  const made = actionData && 'made' in actionData ? actionData.made : null
  return (
    <OfficePage title={t('title')} lede={<p>{t('lede')}</p>}>
      {made && (
        <RevealedOnce title={t(`made.${made.kind}`)} secret={made.secret}>
          {t('shownOnce')}
        </RevealedOnce>
      )}
      {keys && (
        <>
          <Part title={t('keys')}>
            <p>{t.rich('keysText', { document: (words) => <a href="/api/openapi.json">{words}</a> })}</p>
            <KeyRows keys={keys} />
          </Part>
          <Part title={t('newKey')}>
            <KeyForm sent={sentOf(actionData)} idempotencyKey={idempotencyKey} />
          </Part>
          <Part title={t('webhooks')}>
            <p>{t('webhooksText')}</p>
            <p>
              <CompactLink href="/office/webhooks">{t('toWebhooks')}</CompactLink>
            </p>
          </Part>
        </>
      )}
      {tokens && <ContentTokens tokens={tokens} />}
    </OfficePage>
  )
}

/** Makes a key: what for, what it may, how long. */
function KeyForm({ sent, idempotencyKey }: { sent: SentForm | null; idempotencyKey: string }) {
  const t = useTranslations('officeTokens')
  const scopeName = useScopeName()
  return (
    <OfficeForm intent="key" sent={sent} hidden={{ idempotencyKey }} actions={<Button>{t('makeKey')}</Button>}>
      <OfficeTextField name="name" label={t('name')} hint={t('nameHint')} />
      <OfficeCheckboxes
        name="scopes"
        label={t('may')}
        options={apiScopes.map((scope) => ({ value: scope, label: scopeName(scope) }))}
      />
      <OfficeSelect
        name="lifetime"
        label={t('lifetime')}
        hint={t('lifetimeHint')}
        options={keyLifetimes.map((days) => ({ value: days, label: t('days', { days: Number(days) }) }))}
        value="90"
      />
    </OfficeForm>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function KeyRows({ keys }: { keys: NonNullable<Loaded['keys']> }) {
  const t = useTranslations('officeTokens')
  const language = useLocale()
  const scopeName = useScopeName()
  if (keys.length === 0) return <EmptyState title={t('noKeys')} />
  return (
    <OfficeTable
      caption={t('keys')}
      columns={[t('name'), t('may'), t('lastUsed'), t('until'), t('revoke')]}
      rows={keys.map((key) => ({
        key: key.id,
        head: key.name,
        note: t('madeBy', { start: key.start, name: key.createdBy, day: formatDateTime(key.createdAt, { language }) }),
        cells: [
          key.scopes.map(scopeName).join(', '),
          key.lastUsedAt ? formatDateTime(key.lastUsedAt, { language, time: true }) : t('never'),
          key.expiresAt ? formatDateTime(key.expiresAt, { language }) : t('noEnd'),
          key.status === 'live' ? (
            <ConfirmRowForm
              key="revoke"
              intent="revoke-key"
              id={key.id}
              offer={t('revoke')}
              about={t('keyNamed', { name: key.name })}
              meaning={t('revokeMeans')}
            />
          ) : (
            <span key="ended">
              <Badge kind="sold-out">{t(`ended.${key.status}`)}</Badge>
            </span>
          ),
        ],
      }))}
    />
  )
}

function ContentTokens({ tokens }: { tokens: NonNullable<Loaded['tokens']> }) {
  const t = useTranslations('officeTokens')
  const language = useLocale()
  const roles = (['reader', 'editor'] as const).map((role) => ({ value: role, label: t(`tokenRole.${role}`) }))
  return (
    <Part title={t('contentTokens')}>
      <p>{t('contentText')}</p>
      {tokens.length === 0 ? (
        <EmptyState title={t('noTokens')} />
      ) : (
        <OfficeTable
          caption={t('contentTokens')}
          columns={[t('name'), t('may'), t('until'), t('revoke')]}
          rows={tokens.map(({ id, name, role, expiresAt, isLogin }) => ({
            key: id,
            head: name,
            note: isLogin ? t('byPassword') : undefined,
            cells: [
              t(`tokenRole.${role}`),
              formatDateTime(expiresAt, { language, time: true }),
              <ConfirmRowForm
                key="revoke"
                intent="revoke-token"
                id={id}
                offer={t('revoke')}
                about={t('tokenOf', { name })}
                meaning={t('revokeMeans')}
              />,
            ],
          }))}
        />
      )}
      <OfficeForm intent="token" idPrefix="token" actions={<CompactButton>{t('makeToken')}</CompactButton>}>
        <OfficeSelect name="role" label={t('may')} options={roles} value="reader" />
      </OfficeForm>
    </Part>
  )
}
