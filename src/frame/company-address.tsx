import { useTranslations } from 'use-intl'
import styles from './frame.module.css'
import { useSiteSettings } from './site-settings.ts'

export function CompanyAddress() {
  const t = useTranslations('frame')
  const { company } = useSiteSettings()
  return (
    <address className={styles.address}>
      <p>
        {company.name}
        <br />
        {company.street}, {company.city}
        <br />
        {t('country')}
      </p>
      <CompanyContact />
    </address>
  )
}

export function CompanyContact() {
  const { company } = useSiteSettings()
  return (
    <p className={styles.contact}>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
    </p>
  )
}
