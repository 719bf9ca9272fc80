import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AddressContext } from '#frame/contexts.ts'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'

/** On the page of the order: it had arrived before the form was sent this time, or before its answer did. */
export function AgainNotice() {
  const t = useTranslations('lostAnswer')
  const { search } = use(AddressContext)
  if (!new URLSearchParams(search).has('again')) return null
  return (
    <Notice tone="info" title={t('againTitle')}>
      <Text>{t('againText')}</Text>
    </Notice>
  )
}
