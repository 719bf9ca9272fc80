import { useTranslations } from 'use-intl'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Text } from '#ui/text.tsx'

export function OrderQuestion() {
  const t = useTranslations('order')
  const { company } = useSiteSettings()
  return (
    <Text size="small" tone="quiet">
      {t.rich('question', {
        email: company.email,
        phone: company.phone,
        mail: (chunks) => <a href={`mailto:${company.email}`}>{chunks}</a>,
        tel: (chunks) => <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{chunks}</a>,
      })}
    </Text>
  )
}
