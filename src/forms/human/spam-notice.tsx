import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'

/** Why a form came back although nothing is wrong with it: it is above the form, with all that was written kept. */
export function SpamNotice({ verdict }: { verdict: 'unsure' | 'too-many' }) {
  const t = useTranslations('human')
  return verdict === 'unsure' ? (
    <Notice tone="alert" title={t('unsure.title')}>
      {t('unsure.text')}
    </Notice>
  ) : (
    <Notice tone="alert" title={t('tooMany.title')}>
      {t('tooMany.text')}
    </Notice>
  )
}
