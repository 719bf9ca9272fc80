import { useTranslations } from 'use-intl'
import { company } from '#app/company.ts'
import styles from './company-address.module.css'

/** Where the company is and how to reach it. */
export function CompanyAddress() {
  const t = useTranslations('frame')
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

/** Mail and phone. */
export function CompanyContact() {
  return (
    <p className={styles.contact}>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
    </p>
  )
}
