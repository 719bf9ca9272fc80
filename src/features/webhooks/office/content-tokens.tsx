import { useLocale, useTranslations } from 'use-intl'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeSelect } from '#forms/office/office-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/empty-state.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'

export interface TokenRow {
  id: string
  name: string
  role: 'reader' | 'editor'
  expiresAt: string
  /** Someone has logged in with the password of the content system, and no member of the office. */
  isLogin: boolean
}

/** Tokens of the content system: those of all members, and one's own to make. */
export function ContentTokens({ tokens }: { tokens: readonly TokenRow[] }) {
  const t = useTranslations('officeTokens')
  const language = useLocale()
  const roles = (['reader', 'editor'] as const).map((role) => ({ value: role, label: t(`tokenRole.${role}`) }))
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('contentTokens')}
      </Heading>
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
      <OfficeForm
        intent="token"
        idPrefix="token"
        actions={
          <Button kind="secondary" size="compact">
            {t('makeToken')}
          </Button>
        }
      >
        <OfficeSelect name="role" label={t('may')} options={roles} value="reader" />
      </OfficeForm>
    </Stack>
  )
}
