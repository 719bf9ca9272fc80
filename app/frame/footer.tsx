import { useFormatter, useNow, useTranslations } from 'use-intl'
import { company } from '#app/company.ts'
import type { Language } from '#domain/language.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { Ridge } from '../ui/landscape/ridge.tsx'
import { Logo } from '../ui/logo.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { claim } from './claim.ts'
import { CompanyContact } from './company-address.tsx'
import styles from './footer.module.css'
import { FooterSection } from './footer-section.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { flightLevelsHref, homeHref, workshopsHref } from './routes.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface FooterProps {
  language: Language
  alternateHref: string | null
}

/** The ground of every page: who we are, how to reach us, language and theme. */
export function Footer({ language, alternateHref }: FooterProps) {
  const t = useTranslations('frame')
  const year = useFormatter().dateTime(useNow(), { year: 'numeric' })
  return (
    <footer className={styles.footer}>
      <div className={styles.ridge}>
        <Ridge />
      </div>
      <div className={styles.ground}>
        <Wrap>
          <div className={styles.columns}>
            <Logo href={homeHref(language)} name="Flight Levels" target={t('home')} claim={claim} />
            <div className={styles.sections}>
              <FooterSection title={t('contact')} open>
                <p>{t('contactText')}</p>
                <CompanyContact />
              </FooterSection>
              <FooterSection title={t('address')}>
                <address className={styles.address}>
                  {company.name}
                  <br />
                  {company.street}
                  <br />
                  {company.city}, {t('country')}
                </address>
              </FooterSection>
              <FooterSection title={t('about')}>
                <p>{t('aboutText')}</p>
              </FooterSection>
              <FooterSection title={t('info')}>
                <ul className={styles.links}>
                  <li>
                    <a href={flightLevelsHref(language)}>{t('whatAreFlightLevels')}</a>
                  </li>
                  <li>
                    <a href={workshopsHref(language)}>{t('allWorkshops')}</a>
                  </li>
                  {certifications.map((certification) => (
                    <li key={certification.slug}>
                      <a href={certificationHref(language, certification)}>{certification.title}</a>
                    </li>
                  ))}
                </ul>
              </FooterSection>
            </div>
          </div>
          <div className={styles.legal}>
            <p>{t('copyright', { year, company: company.name })}</p>
            <div className={styles.switches}>
              <LanguageSwitch language={language} alternateHref={alternateHref} form="names" />
              <ThemeSwitch />
            </div>
          </div>
        </Wrap>
      </div>
    </footer>
  )
}
