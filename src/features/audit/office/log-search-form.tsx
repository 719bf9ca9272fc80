import { useTranslations } from 'use-intl'
import { ListSearchForm } from '#lists/list-search-form.tsx'
import type { Option } from '#ui/inputs.tsx'
import type { AskedParams } from './log-params.ts'

interface LogSearchFormProps {
  search: AskedParams
  kinds: readonly Option[]
  actors: readonly Option[]
}

const path = '/office/log'

/** Which lines the log shows. */
export function LogSearchForm({ search, kinds, actors }: LogSearchFormProps) {
  const t = useTranslations('officeLog.search')
  const choices = [
    { name: 'kind', options: kinds },
    { name: 'actor', options: actors },
  ] as const
  return (
    <ListSearchForm
      action={path}
      kept={search.about ? { name: 'about', value: search.about } : undefined}
      text={{ label: t('text'), hint: t('textHint'), value: search.text }}
      choices={choices.map(({ name, options }) => ({
        name,
        label: t(name),
        value: search[name] ?? '',
        placeholder: t('all'),
        options,
      }))}
      days={(['from', 'to'] as const).map((name) => ({ name, label: t(name), value: search[name] }))}
      submit={t('submit')}
      clear={{ href: path, label: t('clear') }}
    />
  )
}
