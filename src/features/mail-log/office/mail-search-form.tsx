import { useTranslations } from 'use-intl'
import type { MailSearch } from '#features/mail-log/ports.ts'
import { ListSearchForm } from '#lists/list-search-form.tsx'
import type { MailEffect } from '#platform/ports.ts'

interface MailSearchFormProps {
  search: MailSearch
  mailKinds: readonly MailEffect['kind'][]
}

/** Which mails the log shows. */
export function MailSearchForm({ search, mailKinds }: MailSearchFormProps) {
  const t = useTranslations('officeMails')
  const states = (['sent', 'failed'] as const).map((value) => ({ value, label: t(`states.${value}`, { attempts: 1 }) }))
  const kinds = mailKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const placeholder = t('all')
  return (
    <ListSearchForm
      action="/office/mails"
      text={{ label: t('search'), hint: t('searchHint'), value: search.text }}
      choices={[
        { name: 'state', label: t('state'), value: search.state ?? '', placeholder, options: states },
        { name: 'kind', label: t('kind'), value: search.kind ?? '', placeholder, options: kinds },
      ]}
      submit={t('submit')}
    />
  )
}
