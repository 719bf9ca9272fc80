import { type ReactNode, useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languages, languageTable } from '#domain/language.ts'
import type { Member } from '#domain/office/member.ts'
import { Logo } from '#ui/logo.tsx'
import { ThemeSwitch } from '../switches.tsx'
import styles from './office-shell.module.css'
import type { NavGroup } from './screens.ts'

interface OfficeShellProps {
  /** Null before anyone has signed in: there is nowhere to go yet. */
  member: Member | null
  nav: readonly NavGroup[]
  currentPath: string
  children: ReactNode
}

/** What is around every screen of the office: navigation beside it, on a phone a menu above it. */
export function OfficeShell({ member, nav, currentPath, children }: OfficeShellProps) {
  const t = useTranslations('officeFrame')
  useAskBeforeLeaving(member !== null)
  return (
    <div className={member ? styles.shell : styles.plain}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <Logo href={member ? '/office' : '/'} name="Flight Levels" claim={t('office')} target={t('home')} />
        {member && <OfficeNav member={member} nav={nav} currentPath={currentPath} />}
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageForm here={currentPath} />
        <ThemeSwitch />
      </footer>
    </div>
  )
}

/** The title of the window: the screen, and its place in the navigation as the bar above shows it. */
export function OfficeTitle({ screen }: { screen: string | null }) {
  const t = useTranslations('officeFrame')
  return <title>{[screen, `Flight Levels ${t('office')}`].filter(Boolean).join(' – ')}</title>
}

interface OfficeNavProps {
  member: Member
  nav: readonly NavGroup[]
  currentPath: string
}

/** Where a member can go. On a phone it is closed until it is asked for, also without JavaScript. */
function OfficeNav({ member, nav, currentPath }: OfficeNavProps) {
  const t = useTranslations('officeFrame')
  return (
    <>
      <input className={styles.toggle} type="checkbox" id="office-menu" aria-controls="office-nav" />
      <label className={styles.label} htmlFor="office-menu">
        {t('menu')}
      </label>
      <nav className={styles.nav} id="office-nav" aria-label={t('office')}>
        {nav.map(({ part, entries }) => (
          <div key={part} className={styles.part}>
            <span className={styles.partName} id={`office-${part}`}>
              {t(`parts.${part}`)}
            </span>
            <ul className={styles.entries} aria-labelledby={`office-${part}`}>
              {entries.map(({ href, name }) => (
                <li key={href}>
                  <a className={styles.entry} href={href} aria-current={currentOf(href, currentPath)}>
                    {t(`screens.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.self}>
          <span className={styles.name}>
            {member.name}
            <small>{t(`roles.${member.role}`)}</small>
          </span>
          <a className={styles.entry} href="/office/account" aria-current={currentOf('/office/account', currentPath)}>
            {t('account')}
          </a>
          <a className={styles.entry} href="/">
            {t('site')}
          </a>
          <form method="post" action="/office/sign-out">
            <button type="submit" className={styles.entry}>
              {t('signOut')}
            </button>
          </form>
        </div>
      </nav>
    </>
  )
}

/** The page itself, or one that it led to. */
function currentOf(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return href !== '/office' && currentPath.startsWith(`${href}/`) ? 'true' : undefined
}

/** Chooses the language of the office, which is not part of the address; a cookie stores it. */
function LanguageForm({ here }: { here: string }) {
  const t = useTranslations('officeFrame')
  const current = useLocale()
  return (
    <form className={styles.form} method="post" action="/office/language" aria-label={t('language')}>
      <input type="hidden" name="to" value={here} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          className={styles.choice}
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
        >
          {languageTable[language].name}
        </button>
      ))}
    </form>
  )
}

/**
 * Asks before a page is left by which something typed would be lost: a link, a reload, a closed tab, another form of the page. The question is the
 * browser's own. Forms and editors take part by `data-unsaved`: 'typed' for fields that differ from how the page came, 'always' for what came back
 * unsaved or is kept outside of fields.
 */
function useAskBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    /** It takes along what was typed into it. */
    let sent: HTMLFormElement | null = null

    // In the capturing phase: for a newer build, src/frame/browser/page.ts stops the event there.
    function noteSent(event: SubmitEvent) {
      const { target, submitter } = event
      if (!(target instanceof HTMLFormElement) || !isAnsweredHere(target, submitter)) return
      sent = target
      // A form that a script sends leaves no page, and may come back.
      setTimeout(() => {
        if (event.defaultPrevented) sent = null
      })
    }

    // What answered was a file, and the page is still there.
    function noteTyped({ target }: Event) {
      if (target instanceof Node && sent?.contains(target)) sent = null
    }

    function ask(event: BeforeUnloadEvent) {
      if (hasUnsaved(document, sent)) event.preventDefault()
      sent = null
    }

    addEventListener('submit', noteSent, { capture: true })
    addEventListener('input', noteTyped)
    addEventListener('beforeunload', ask)
    document.documentElement.dataset.asksBeforeLeaving = ''
    return () => {
      delete document.documentElement.dataset.asksBeforeLeaving
      removeEventListener('submit', noteSent, { capture: true })
      removeEventListener('input', noteTyped)
      removeEventListener('beforeunload', ask)
    }
  }, [isOn])
}

function isAnsweredHere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target = submitter?.getAttribute('formtarget') ?? form.target
  return target === '' || target === '_self'
}

function hasUnsaved(page: ParentNode, sent: HTMLFormElement | null): boolean {
  return [...page.querySelectorAll<HTMLElement>('[data-unsaved]')].some(
    (part) =>
      part !== sent &&
      (part.dataset.unsaved === 'always' || (part instanceof HTMLFormElement && [...part.elements].some(isChanged))),
  )
}

/** Whether a field differs from how it came. Browsers fill in passwords by themselves. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findLastIndex((option) => option.defaultSelected),
      )
    )
  if (!(field instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked, value, defaultValue, dataset } = field
  if (type === 'hidden' || type === 'password') return false
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  // React keeps the default of a field with state up with its value: such a field has the saved one beside it.
  return value !== (dataset.saved ?? defaultValue)
}
