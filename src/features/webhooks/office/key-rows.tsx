import { useLocale, useTranslations } from 'use-intl'
import type { ApiScope, KeyStatus } from '#domain/api/api-key.ts'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { useScopeName } from './use-scope-name.ts'

export interface KeyRow {
  id: string
  name: string
  start: string
  scopes: ApiScope[]
  createdAt: string
  createdBy: string
  expiresAt: string | null
  lastUsedAt: string | null
  status: KeyStatus
}

/** Keys of the API, revoked ones too, for later reference. */
export function KeyRows({ keys }: { keys: readonly KeyRow[] }) {
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
