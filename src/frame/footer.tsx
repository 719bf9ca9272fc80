import type { ReactNode } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { legalPageNames, withdrawalHref } from '#domain/address/legal-pages.ts'
import type { Language } from '#domain/language.ts'
import { GoLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Ridge } from '#ui/landscape/ridge.tsx'
import { Logo } from '#ui/logo.tsx'
import { Wrap } from '#ui/section.tsx'
import styles from './footer.module.css'
import frame from './frame.module.css'
import { useIsThere, useMenus } from './frame-menus.ts'
import { FrameLink, MenuLink } from './menu-link.tsx'
import { pageHref } from './page-href.ts'
import { claim, useSiteSettings } from './site-settings.ts'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'

/** The only external link (docs/product.md#footer). */
const socialHref = 'https://social.example/@flightlevels'

export function Footer({ language, alternateHref }: { language: Language; alternateHref: string | null }) {
  const t = useTranslations('frame')
  const newsletter = useTranslations('newsletter')
  const { company } = useSiteSettings()
  const { footer: links } = useMenus(language)
  const hasAbout = useIsThere('about', language)
  const year = useFormatter().dateTime(useNow(), { year: 'numeric' })
  return (
    <footer className={styles.footer}>
      <div className={styles.ridge}>
        <Ridge />
      </div>
      <div className={classNames(frame.night, styles.ground)}>
        <Wrap>
          <div className={styles.columns}>
            <Logo
              href={pageHref('home', language)}
              name="Flight Levels"
              target={t('home')}
              claim={claim}
              drawing="same"
            />
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
                {hasAbout && (
                  <p>
                    <GoLink href={pageHref('about', language)}>{t('aboutLink')}</GoLink>
                  </p>
                )}
              </FooterSection>
              <FooterSection title={t('info')}>
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={`${link.uri} ${link.label}`}>
                      <MenuLink link={link} language={language} />
                    </li>
                  ))}
                  <li>
                    <a href={`/${language}/newsletter`}>{newsletter('title')}</a>
                  </li>
                  <li>
                    <a href={withdrawalHref(language)}>{t('withdrawal')}</a>
                  </li>
                  <li>
                    <a href={`/${language}/consent`}>{t('consent.link')}</a>
                  </li>
                </ul>
              </FooterSection>
              <FooterSection title={t('social')}>
                <p>{t('socialText')}</p>
                <p>
                  <GoLink href={socialHref} rel="me noopener external">
                    {t('socialLink')}
                  </GoLink>
                </p>
              </FooterSection>
            </div>
            <div className={styles.legal}>
              <p className={styles.small}>
                <span>{t('copyright', { year, company: company.name })}</span>
                {legalPageNames.map((page) => (
                  <FrameLink key={page} page={page} language={language} />
                ))}
              </p>
              <div className={styles.switches}>
                <LanguageSwitch language={language} alternateHref={alternateHref} form="names" />
                <ThemeSwitch />
              </div>
            </div>
          </div>
        </Wrap>
      </div>
    </footer>
  )
}

interface FooterSectionProps {
  title: string
  open?: boolean | undefined
  children: ReactNode
}

/** A section of the footer's accordion. The shared name makes the browser keep one open at a time (docs/product.md#footer). */
function FooterSection({ title, open, children }: FooterSectionProps) {
  return (
    <details className={styles.section} name="footer" open={open}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

export function CompanyAddress() {
  const t = useTranslations('frame')
  const { company } = useSiteSettings()
  return (
    <address className={frame.address}>
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

function CompanyContact() {
  const { company } = useSiteSettings()
  return (
    <p className={frame.contact}>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
    </p>
  )
}
